"""Reads a record, and proves who wrote it: backups, rows, hashes and Ed25519 signatures."""
import concurrent.futures
import gzip
import hashlib
import json
import os
import re
import struct
import subprocess
import tempfile
from collections import Counter

COLUMNS = ['table_id', 'first', 'last', 'at', 'events', 'previous', 'hash', 'public_key', 'signature']
# What an Ed25519 key begins with in DER; its 32 bytes follow.
SPKI_ED25519 = bytes.fromhex('302a300506032b6570032100')
ESCAPED = {'n': '\n', 't': '\t', 'r': '\r', 'b': '\b', 'f': '\f', 'v': '\v'}


class Unreadable(Exception):
    pass


def unescape(field):
    """A field as COPY of PostgreSQL writes it."""
    if field == '\\N':
        return None
    return re.sub(r'\\(.)', lambda each: ESCAPED.get(each[1], each[1]), field) if '\\' in field else field


def row_of(columns, line):
    fields = line.decode().rstrip('\n').split('\t')
    if len(fields) != len(columns):
        raise Unreadable(f'a row has {len(fields)} columns instead of {len(columns)}')
    return dict(zip(columns, map(unescape, fields)))


def rows_in(path):
    """(table, row) of every row of a backup, or of a file that has nothing but rows of the journal."""
    with open(path, 'rb') as raw:
        is_packed = raw.read(2) == b'\x1f\x8b'
    with (gzip.open if is_packed else open)(path, 'rb') as file:
        first = file.readline()
        if first == b'baize-backup/1\n':
            yield from rows_of_backup(file, hashlib.sha256(first))
            return
        for line in filter(None, [first, *file]):
            yield 'journal', row_of(COLUMNS, line)


def rows_of_backup(file, whole):
    line = file.readline()
    header = json.loads(line)
    whole.update(line)
    yield 'header', header
    for shape in header['tables']:
        whole.update(file.readline())
        of_rows = hashlib.sha256()
        while (line := file.readline()) != b'\\.\n':
            if not line:
                raise Unreadable('the backup ends in the middle')
            whole.update(line)
            of_rows.update(line)
            yield shape['name'], row_of(shape['columns'], line)
        end = file.readline()
        whole.update(line + end)
        if json.loads(end)['sha256'] != of_rows.hexdigest():
            yield 'damage', f'table {shape["name"]} is not what was copied'
    if json.loads(file.readline() or b'{}').get('sha256') != whole.hexdigest():
        yield 'damage', 'the whole is not what was written'


def bytes_of(field):
    return bytes.fromhex(field[2:]) if field else None


def hash_with_tag(tag, *fields):
    """SHA-256 over a tag and fields, each after its length; numbers as 64 bits, the highest first."""
    parts = b''
    for field in (tag, *fields):
        if isinstance(field, str):
            field = field.encode()
        elif isinstance(field, int):
            field = struct.pack('>q', field)
        parts += struct.pack('>I', len(field)) + field
    return hashlib.sha256(parts).digest()


class Signatures:
    """Checks signatures by the openssl command: one process each, several at a time."""

    def __init__(self, report, share):
        self.report, self.share = report, share
        self.seen, self.checked, self.keys = 0, 0, Counter()
        self.folder = tempfile.TemporaryDirectory()
        self.pool = concurrent.futures.ThreadPoolExecutor(max(2, os.cpu_count() or 2))
        self.jobs = []

    def add(self, where, key, signature, message):
        self.seen += 1
        self.keys[key.hex()] += 1
        if self.report.trusted and key.hex() not in self.report.trusted:
            self.report.finds(where, f'is signed by {key.hex()}, which was not named as trusted')
        # Which ones a share contains is decided by what was signed, so no forger can choose.
        if self.share < 1 and message[0] >= 256 * self.share:
            return
        self.checked += 1
        self.jobs.append((where, self.pool.submit(self.is_signed, self.checked, key, signature, message)))

    def is_signed(self, number, key, signature, message):
        names = [os.path.join(self.folder.name, f'{number}.{part}') for part in ('key', 'sig', 'txt')]
        for name, data in zip(names, (SPKI_ED25519 + key, signature, message)):
            with open(name, 'wb') as file:
                file.write(data)
        command = ['openssl', 'pkeyutl', '-verify', '-pubin', '-keyform', 'DER', '-inkey', names[0],
                   '-rawin', '-sigfile', names[1], '-in', names[2]]
        done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for name in names:
            os.remove(name)
        return done.returncode == 0

    def finish(self):
        for where, job in self.jobs:
            if not job.result():
                self.report.finds(where, 'is not signed by the key it names')
        self.pool.shutdown()
        self.folder.cleanup()
