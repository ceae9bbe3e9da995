from librt.vecs import vec
from mypy_extensions import i64

class Kernel:
    def __init__(
        self,
        first: int,
        second: int,
        outputs: int,
        inputs: bytes,
        first_bias: bytes,
        second_weights: bytes,
        second_bias: bytes,
        value: bytes,
        value_bias: bytes,
        policy: bytes,
        policy_bias: bytes,
        found: vec[i64],
        rows: vec[i64],
        out: vec[float],
        /,
    ) -> None: ...
    def forward(self, count: int, /) -> None: ...
    def policy(self, count: int, /) -> None: ...
