"""HTTPS in a private network: a local certificate authority, and a certificate for this machine's addresses.

Browsers allow push messages, the clipboard, and installation only over HTTPS, and no public authority signs
addresses such as 192.168.1.5. So this machine has its own authority, restricted to private addresses and
local names: a thief of its key can't impersonate internet sites to the devices that trust it.
"""

from __future__ import annotations

import datetime
import ipaddress
import os
import socket
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    load_pem_private_key,
)
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

AUTHORITY = datetime.timedelta(days=3650)
LEAF = datetime.timedelta(days=397)
"""Phones reject certificates with a longer validity."""
RENEWED = datetime.timedelta(days=30)
"""A certificate is renewed this long before it expires."""
SKEW = datetime.timedelta(days=1)
"""Tolerance for slow clocks of phones."""
PRIVATE = ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "127.0.0.0/8")
PRIVATE_SIX = ("fc00::/7", "fe80::/10", "::1/128")


class Files(NamedTuple):
    """The files a server needs for TLS, and the authority that devices have to trust."""

    authority: Path
    certificate: Path
    key: Path


def prepare(folder: Path, hosts: Sequence[str], now: datetime.datetime | None = None) -> Files:
    """Returns the TLS files for some hosts; creates those that are missing, expiring, or don't match."""
    now = datetime.datetime.now(datetime.UTC) if now is None else now
    folder.mkdir(parents=True, exist_ok=True)
    folder.chmod(0o700)
    files = Files(folder / "authority.crt", folder / "server.crt", folder / "server.key")
    authority_key = folder / "authority.key"
    names = _names(hosts)
    authority = _kept(files.authority)
    if authority is None or not authority_key.is_file() or authority.not_valid_after_utc - LEAF < now:
        authority = _make_authority(files.authority, authority_key, now)
    leaf = _kept(files.certificate)
    if leaf is None or not files.key.is_file() or not _fits(leaf, authority, names, now):
        signer = load_pem_private_key(authority_key.read_bytes(), None)
        assert isinstance(signer, ec.EllipticCurvePrivateKey)
        _make_leaf(files, authority, signer, names, now)
    return files


def _names(hosts: Sequence[str]) -> list[x509.GeneralName]:
    """Returns the private addresses among `hosts`, and the local names of this machine."""
    own = socket.gethostname().split(".")[0].lower()
    found: dict[x509.GeneralName, None] = {x509.DNSName("localhost"): None}
    if own.replace("-", "").isalnum() and own.isascii() and own != "localhost":
        found[x509.DNSName(f"{own}.local")] = None
    for host in ("127.0.0.1", "::1", *hosts):
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            continue
        if any(address in ipaddress.ip_network(net) for net in (*PRIVATE, *PRIVATE_SIX)):
            found[x509.IPAddress(address)] = None
    return list(found)


def _kept(file: Path) -> x509.Certificate | None:
    try:
        return x509.load_pem_x509_certificate(file.read_bytes())
    except (OSError, ValueError):
        return None


def _fits(
    leaf: x509.Certificate,
    authority: x509.Certificate,
    names: list[x509.GeneralName],
    now: datetime.datetime,
) -> bool:
    signed_for = leaf.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    try:
        leaf.verify_directly_issued_by(authority)
    except Exception:
        return False
    return set(names) <= set(signed_for) and leaf.not_valid_after_utc - RENEWED > now


def _make_authority(file: Path, key_file: Path, now: datetime.datetime) -> x509.Certificate:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, f"Pharos on {socket.gethostname()}"[:64])])
    local: list[x509.GeneralName] = [x509.DNSName("localhost"), x509.DNSName("local")]
    for net in PRIVATE:
        local.append(x509.IPAddress(ipaddress.IPv4Network(net)))
    for net in PRIVATE_SIX:
        local.append(x509.IPAddress(ipaddress.IPv6Network(net)))
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - SKEW)
        .not_valid_after(now + AUTHORITY)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(x509.NameConstraints(permitted_subtrees=local, excluded_subtrees=None), critical=True)
        .add_extension(_usage(authority=True), critical=True)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
        .sign(key, hashes.SHA256())
    )
    _write(key_file, _pem(key))
    _write(file, made.public_bytes(Encoding.PEM), secret=False)
    return made


def _make_leaf(
    files: Files,
    authority: x509.Certificate,
    signer: ec.EllipticCurvePrivateKey,
    names: list[x509.GeneralName],
    now: datetime.datetime,
) -> None:
    key = ec.generate_private_key(ec.SECP256R1())
    made = (
        x509.CertificateBuilder()
        .subject_name(x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Pharos")]))
        .issuer_name(authority.subject)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - SKEW)
        .not_valid_after(now + LEAF - SKEW)
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(_usage(authority=False), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .add_extension(
            x509.AuthorityKeyIdentifier.from_issuer_public_key(signer.public_key()), critical=False
        )
        .sign(signer, hashes.SHA256())
    )
    _write(files.key, _pem(key))
    chain = made.public_bytes(Encoding.PEM) + authority.public_bytes(Encoding.PEM)
    _write(files.certificate, chain, secret=False)


def _usage(*, authority: bool) -> x509.KeyUsage:
    return x509.KeyUsage(
        digital_signature=not authority,
        content_commitment=False,
        key_encipherment=False,
        data_encipherment=False,
        key_agreement=False,
        key_cert_sign=authority,
        crl_sign=authority,
        encipher_only=False,
        decipher_only=False,
    )


def _pem(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())


def _write(file: Path, data: bytes, *, secret: bool = True) -> None:
    """Writes a file atomically; a secret file is never readable by others, not even for a moment."""
    fresh = file.with_name(file.name + ".part")
    fresh.unlink(missing_ok=True)
    with os.fdopen(
        os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600 if secret else 0o644), "wb"
    ) as out:
        out.write(data)
    fresh.replace(file)
