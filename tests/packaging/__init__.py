"""What is built, and what it does where there is nothing else."""
