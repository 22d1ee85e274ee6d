"""A deal that can be proven fair.

The table shows a digest of its secret before anybody is ready, people may add a nonce each, the
seed comes from both, and the secret is shown at the end.
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
    """What is shown of a secret before the deal."""
    return sha256(bytes.fromhex(secret)).hexdigest()


def derive_seed(secret: str, table: str, nonces: Sequence[str]) -> str:
    """The seed of a deal: nobody could choose it, neither the server nor a seat."""
    told = msgspec.json.encode([table, *nonces])
    return new_hmac(bytes.fromhex(secret), told, sha256).hexdigest()


def fairness(secret: str, table: str, nonces: Sequence[str]) -> Fairness:
    """What a finished record shows as proof."""
    return Fairness(commitment(secret), secret, table, tuple(nonces))


def proof(table: Table) -> Fairness | None:
    """What shows that the deal was fair; a record from elsewhere brings its own."""
    if table.imported:
        return table.proof
    return fairness(table.secret, table.id, [seat.nonce for seat in table.seats])


def verify(record: AnyRecord) -> Fairness:
    """The proof in a record; a sentence says what does not fit."""
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
