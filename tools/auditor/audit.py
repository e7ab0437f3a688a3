#!/usr/bin/env python3
"""Audits the record of a floor of Baize with nothing of Baize: Python's standard library and openssl.

Reads a backup (made by `baize backup`) or rows of the table `journal`, checks the chain of hashes and every
signature, adds up the money of the whole floor account by account, and says what does not agree. The format it
reads and everything it asks are described in docs/independent-auditor.md.
"""
import argparse
import json
import sys
from collections import defaultdict

sys.dont_write_bytecode = True
from money import ENDS, FloorMoney, masked  # noqa: E402
from record import Signatures, Unreadable, bytes_of, hash_with_tag, rows_in  # noqa: E402


class Report:
    def __init__(self, trusted):
        self.trusted, self.findings = trusted, []

    def finds(self, where, what):
        self.findings.append({'where': where, 'what': what})


class Journal:
    """Where the journal of one table stands."""

    def __init__(self):
        self.last, self.at, self.hash, self.is_signed, self.unsigned_to = 0, 0, bytes(32), False, 0


class Audit:
    def __init__(self, report, share):
        self.report, self.signatures, self.money = report, Signatures(report, share), FloorMoney(report)
        self.journals, self.rows = defaultdict(Journal), 0
        # Where checkpoints say that journals ended, and where a part nobody signed was sealed.
        self.heads, self.sealed, self.checkpoint = defaultdict(list), None, (0, bytes(32))
        # Tables of a backup that follow from the journal.
        self.header, self.stored = None, defaultdict(dict)

    def expect(self, heads):
        """Where journals ended when they were audited before."""
        for name, (last, digest) in heads.items():
            self.heads[name, last].append((digest, 'the earlier audit'))

    def take(self, table, row):
        if table == 'header':
            self.header = row
        elif table == 'damage':
            self.report.finds('backup', row)
        elif table == 'checkpoints':
            self.take_checkpoint(row)
        elif table == 'journal':
            self.take_row(row)
        elif table == 'office_journal' and row['number'] == '1':
            sealed = json.loads(bytes_of(row['entry'])).get('sealed')
            self.sealed = sealed and {each['table']: each['last'] for each in sealed['heads']}
        elif table == 'balances':
            self.stored['balances'][row['table_id'], row['account']] = int(row['amount'])
        elif table == 'postings':
            for account, sign in ((row['to_account'], 1), (row['from_account'], -1)):
                place = row['table_id'], account
                self.stored['postings'][place] = self.stored['postings'].get(place, 0) + sign * int(row['amount'])
        elif table in ('terminals', 'instruments'):
            self.stored[table][row['id' if table == 'terminals' else 'number']] = row

    def take_checkpoint(self, row):
        number, at, where = int(row['number']), int(row['at']), f'checkpoint {row["number"]}'
        heads, previous, key, digest, signature = (
            bytes_of(row[name]) for name in ('heads', 'previous', 'public_key', 'hash', 'signature'))
        if (number, previous) != (self.checkpoint[0] + 1, self.checkpoint[1]):
            self.report.finds(where, 'does not follow the one before it')
        if hash_with_tag('baize/checkpoint/1', number, at, previous, heads, key) != digest:
            self.report.finds(where, 'does not have the hash it claims')
        self.signatures.add(where, key, signature, digest)
        self.checkpoint = number, digest
        for head in json.loads(heads):
            if head['table']:
                self.heads[head['table'], head['last']].append((head['hash'], where))

    def take_row(self, row):
        name, first, last, at = row['table_id'], int(row['first']), int(row['last']), int(row['at'])
        events, previous, digest = (bytes_of(row[part]) for part in ('events', 'previous', 'hash'))
        key, signature = bytes_of(row.get('public_key')), bytes_of(row.get('signature'))
        journal, where = self.journals[name], f'journal {name} row {first}'
        for is_wrong, what in (
            (first != journal.last + 1, f'begins with event {first} where {journal.last + 1} is next'),
            (previous != journal.hash, 'does not name the row before it'),
            (at < journal.at, 'is older than the row before it'),
            (hash_with_tag('baize/journal/1', name, first, last, at, previous, events) != digest,
             'does not have the hash it claims'),
            (journal.is_signed and not signature, 'is signed by nobody, after rows that are signed'),
        ):
            if is_wrong:
                self.report.finds(where, what)
        for expected, witness in self.heads.pop((name, last), []):
            if expected != digest.hex():
                self.report.finds(where, f'is not the one that {witness} names')
        if key and signature:
            journal.is_signed = True
            self.signatures.add(where, key, signature, hash_with_tag('baize/journal-signature/1', digest))
        elif not journal.is_signed:
            journal.unsigned_to = last
        journal.last, journal.at, journal.hash = last, at, digest
        self.rows += 1
        self.take_events(name, where, (first, last, at), events)

    def take_events(self, name, where, place, events):
        first, last, at = place
        try:
            facts = json.loads(events)
            if [(fact['sequence'], fact['at']) for fact in facts] != [(each, at) for each in range(first, last + 1)]:
                self.report.finds(where, 'holds events of other places or another time than it says')
            for fact in facts:
                self.money.take(name, fact)
        except (ValueError, KeyError, TypeError, AttributeError) as problem:
            self.report.finds(where, f'cannot be read: {problem!r}')

    def finish(self):
        """What the accounts of the whole floor hold."""
        for (name, last), witnesses in self.heads.items():
            for _, where in witnesses:
                self.report.finds(where, f'names a row of {name} that ends with event {last}, which is not there')
        for name, journal in self.journals.items():
            if self.sealed is not None and journal.unsigned_to > self.sealed.get(name, 0):
                self.report.finds(f'journal {name}', f'has rows up to {journal.unsigned_to} that nobody signed or sealed')
        self.signatures.finish()
        accounts, carried, outstanding = self.money.finish()
        if self.header:
            self.compare_backup(carried, outstanding)
        return accounts

    def compare_backup(self, carried, outstanding):
        """Rows that follow from events say what events say."""
        for head in self.header['heads']:
            journal = self.journals[head['table']]
            if (str(journal.last), journal.hash.hex()) != (head['last'], head['hash']):
                self.report.finds(f'journal {head["table"]}', 'does not end where the backup says')
        events = {(name, account): amount for name, table in self.money.tables.items()
                  for account, amount in table.balances.items()}
        for table in ('balances', 'postings'):
            for place in sorted(events.keys() | self.stored[table].keys()):
                found, due = self.stored[table].get(place, 0), events.get(place, 0)
                if found != due:
                    self.report.finds(f'{table} {place[0]} {place[1]}', f'say {found}, and events say {due}')
        for terminal in sorted(carried.keys() | self.stored['terminals'].keys()):
            row, due = self.stored['terminals'].get(terminal, {}), carried.get(terminal, (None, 0))
            found = row.get('table_id'), int(row.get('credit', 0))
            if found != due:
                self.report.finds(f'terminals {terminal}', f'says {found}, and events say {due}')
        for number in sorted(outstanding.keys() | self.stored['instruments'].keys()):
            row, life = self.stored['instruments'].get(number, {}), self.money.tickets.get(number)
            status = row.get('status') if row.get('status') in ENDS.values() else None
            due = (outstanding[number][0], life[0][5]) if life else None
            if (status, int(row.get('amount', 0))) != due:
                self.report.finds(f'instruments {masked(number)}', 'is not what events say')


def main():
    parser = argparse.ArgumentParser(description='Audits the record of a floor: chain, signatures and money.')
    parser.add_argument('file', help='a backup made by `baize backup`, or rows of the table journal as COPY writes them')
    parser.add_argument('--key', action='append', default=[], metavar='HEX',
                        help='a public key that may have signed; any other is a finding')
    parser.add_argument('--signatures', type=float, default=1, metavar='SHARE',
                        help='check only this share of the signatures, such as 0.05')
    parser.add_argument('--earlier', metavar='FILE',
                        help='the JSON of an earlier audit: what it saw must still be there')
    parser.add_argument('--json', action='store_true', help='print the report as JSON')
    given = parser.parse_args()
    report = Report({key.lower() for key in given.key})
    audit = Audit(report, given.signatures)
    try:
        if given.earlier:
            audit.expect(json.load(open(given.earlier, encoding='utf-8'))['heads'])
        for table, row in rows_in(given.file):
            audit.take(table, row)
        accounts = audit.finish()
    except (OSError, EOFError, ValueError, KeyError, TypeError, Unreadable) as problem:
        print(f'audit: {given.file} cannot be read: {problem!r}', file=sys.stderr)
        return 2
    signatures = audit.signatures
    figures = {'tables': len(audit.journals), 'rows': audit.rows, 'events': audit.money.events,
               'postings': audit.money.postings, 'signatures': signatures.seen, 'checked': signatures.checked}
    if given.json:
        heads = {name: (journal.last, journal.hash.hex()) for name, journal in audit.journals.items()}
        print(json.dumps({'findings': report.findings, 'accounts': accounts, 'keys': signatures.keys,
                          'heads': heads, **figures}))
    else:
        print(', '.join(f'{count} {name}' for name, count in figures.items()))
        for key, count in signatures.keys.items():
            print(f'signed by {key}: {count}')
        for kind, amount in accounts.items():
            print(f'{kind:>12} {amount:>20}')
        for finding in report.findings[:100]:
            print(f'FOUND {finding["where"]}: {finding["what"]}')
        print(f'{len(report.findings)} findings.' if report.findings else 'Everything agrees.')
    return 1 if report.findings else 0


if __name__ == '__main__':
    sys.exit(main())
