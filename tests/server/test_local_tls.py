"""HTTPS in a home network: the certificate is valid, and its authority can sign nothing else."""

from __future__ import annotations

import datetime
import os
import ssl
import stat
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import load_pem_private_key
from cryptography.x509 import verification

from pharos.server.local_tls import Files, prepare
from pharos.server.trust_page import CERTIFICATE, page
from tests.server.process import free_port

HOME = "192.168.7.5"


def names(files: Files) -> set[str]:
    leaf = x509.load_pem_x509_certificate(files.certificate.read_bytes())
    signed = leaf.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    return {str(one.value) for one in signed}


def test_a_certificate_is_kept_and_made_anew_when_it_must_be(tmp_path: Path) -> None:
    now = datetime.datetime.now(datetime.UTC)
    files = prepare(tmp_path / "tls", [HOME, "8.8.8.8", "games.example.org"], now)
    assert HOME in names(files)
    assert not {"8.8.8.8", "games.example.org"} & names(files), "only what is private"
    for secret in (files.key, tmp_path / "tls" / "authority.key"):
        assert stat.S_IMODE(secret.stat().st_mode) == 0o600
    first = [file.read_bytes() for file in files]
    assert [file.read_bytes() for file in prepare(tmp_path / "tls", [HOME], now)] == first
    moved = prepare(tmp_path / "tls", ["10.1.2.3"], now)
    assert "10.1.2.3" in names(moved)
    assert moved.authority.read_bytes() == first[0], "phones need not be asked again"
    before = moved.certificate.read_bytes()
    later = prepare(tmp_path / "tls", ["10.1.2.3"], now + datetime.timedelta(days=380))
    assert later.certificate.read_bytes() != before
    files.certificate.write_text("damaged")
    assert "10.1.2.3" in names(prepare(tmp_path / "tls", ["10.1.2.3"], now))


def test_the_authority_cannot_pose_as_a_site_of_the_internet(tmp_path: Path) -> None:
    files = prepare(tmp_path, [HOME])
    authority = x509.load_pem_x509_certificate(files.authority.read_bytes())
    limits = authority.extensions.get_extension_for_class(x509.NameConstraints)
    assert limits.critical
    signer = load_pem_private_key((tmp_path / "authority.key").read_bytes(), None)
    assert isinstance(signer, ec.EllipticCurvePrivateKey)
    now = datetime.datetime.now(datetime.UTC)
    forged = (
        x509.CertificateBuilder()
        .subject_name(x509.Name([]))
        .issuer_name(authority.subject)
        .public_key(signer.public_key())
        .serial_number(5)
        .not_valid_before(now)
        .not_valid_after(now + datetime.timedelta(days=5))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("bank.example.org")]), critical=True)
        .add_extension(
            x509.AuthorityKeyIdentifier.from_issuer_public_key(signer.public_key()), critical=False
        )
        .add_extension(x509.ExtendedKeyUsage([x509.OID_SERVER_AUTH]), critical=False)
        .sign(signer, hashes.SHA256())
    )
    trusting = verification.PolicyBuilder().store(verification.Store([authority]))
    with pytest.raises(verification.VerificationError):
        trusting.build_server_verifier(x509.DNSName("bank.example.org")).verify(forged, [])


def test_a_server_is_trusted_by_those_who_have_its_authority(tmp_path: Path) -> None:
    port, trust = free_port(), free_port()
    environment = os.environ | {
        "PHAROS_DATA": str(tmp_path),
        "PHAROS_THINKERS": "1",
        "PHAROS_TRUST_PORT": str(trust),
    }
    command = [sys.executable, "-m", "pharos.terminal.start", "serve", "--https", "--port", str(port)]
    said = (tmp_path / "said").open("wb")
    serving = subprocess.Popen(command, env=environment, stdout=said, stderr=said)
    try:
        until = time.monotonic() + 120
        while b"trust this server" not in (tmp_path / "said").read_bytes():
            assert time.monotonic() < until, (tmp_path / "said").read_text("utf-8")
            assert serving.poll() is None, (tmp_path / "said").read_text("utf-8")
            time.sleep(0.1)
        told = (tmp_path / "said").read_text("utf-8")
        assert f"https://127.0.0.1:{port}/" in told
        words = httpx.get(f"http://127.0.0.1:{trust}/", headers={"Accept-Language": "ru"})
        assert f"https://127.0.0.1:{port}/" in words.text
        assert "Скачать сертификат" in words.text
        got = httpx.get(f"http://127.0.0.1:{trust}{CERTIFICATE}")
        assert got.headers["content-type"] == "application/x-x509-ca-cert"
        assert b"PRIVATE" not in got.content
        for other in ("/authority.key", "/../tls/authority.key", "/api/ready"):
            assert httpx.get(f"http://127.0.0.1:{trust}{other}").status_code == 404
        trusting = ssl.create_default_context(cadata=got.text)
        with httpx.Client(base_url=f"https://127.0.0.1:{port}", verify=trusting) as client:
            guest = client.post("/api/guest", json={})
            assert "Secure" in guest.headers["set-cookie"]
            assert client.get("/api/alerts").json()["key"], "push messages can be sent"
        with pytest.raises(httpx.ConnectError):
            httpx.get(f"https://127.0.0.1:{port}/api/ready")
    finally:
        serving.terminate()
        serving.wait(30)
        said.close()


def test_the_words_of_the_page_are_no_markup() -> None:
    assert "<script>" not in page("en", 'https://"><script>:8000/')
