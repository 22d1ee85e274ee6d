"""Provably fair deals.

A table publishes a commitment to its secret before anybody is ready. Each person may add a nonce.
The seed is derived from the secret and the nonces, and the secret is revealed after the game.
"""

from collections.abc import Sequence
from hashlib import sha256
from hmac import new as new_hmac

import msgspec

from menagerie.core.errors import RecordError
from menagerie.core.fairness import Fairness
from menagerie.core.records import AnyRecord
from menagerie.table.state import Table


def commitment(secret: str) -> str:
    """The commitment to a secret, which is published before the deal."""
    return sha256(bytes.fromhex(secret)).hexdigest()


def derive_seed(secret: str, table: str, nonces: Sequence[str]) -> str:
    """The seed of a deal, which neither the server nor a seat can choose."""
    told = msgspec.json.encode([table, *nonces])
    return new_hmac(bytes.fromhex(secret), told, sha256).hexdigest()


def fairness(secret: str, table: str, nonces: Sequence[str]) -> Fairness:
    """The proof in a finished record."""
    return Fairness(commitment(secret), secret, table, tuple(nonces))


def proof(table: Table) -> Fairness | None:
    """The proof of a table's deal; an imported record brings its own."""
    if table.imported:
        return table.proof
    return fairness(table.secret, table.id, [seat.nonce for seat in table.seats])


def verify(record: AnyRecord) -> Fairness:
    """Check the proof in a record and return it; an error says what does not fit."""
    proof = record.fairness
    if proof is None:
        raise RecordError("fairness: this record has no proof; it was not played at a table")
    try:
        found = commitment(proof.secret)
        seed = derive_seed(proof.secret, proof.table, proof.nonces)
    except ValueError:
        raise RecordError("fairness: the secret is not hexadecimal") from None
    if found != proof.commitment:
        raise RecordError("fairness: the secret is not the one that was committed to")
    if seed != record.seed:
        raise RecordError("fairness: the seed does not come from the secret and the nonces")
    return proof
