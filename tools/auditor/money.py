"""Adds up the money of a floor from its events alone, account by account."""
from collections import Counter, defaultdict

# No amount and no balance may be larger: beyond it two amounts can no longer be told apart everywhere.
LARGEST = 2**53 - 1
# Money of somebody else: it can be nothing, never less.
IN_TRUST = ('credit:', 'escrow:', 'commission:', 'tips:', 'held:')
# Events that move exactly the amount they state.
STATED = {'CreditBought', 'PaidByHand', 'TipGiven', 'InstrumentIssued', 'InstrumentRedeemed', 'ClaimPaid',
          'DebtCollected', 'DebtWrittenOff'}
ENDS = {'InstrumentRedeemed': 'redeemed', 'InstrumentVoided': 'void', 'InstrumentExpired': 'expired'}


def sum_of(postings, end, account):
    return sum(posting['amount'] for posting in postings if posting[end] == account)


def masked(number):
    """A whole number is bearer money, and a report is read by many."""
    return '*' * (len(number) - 4) + number[-4:]


class TableMoney:
    """What the events of one table have moved so far."""

    def __init__(self):
        self.balances, self.keys, self.moving = Counter(), set(), set()
        self.operation, self.is_again, self.round = None, False, None


class FloorMoney:
    def __init__(self, report):
        self.report, self.tables = report, defaultdict(TableMoney)
        self.moves, self.tickets = defaultdict(list), defaultdict(list)
        self.events, self.postings = 0, 0

    def take(self, name, fact):
        """The next event of a table."""
        table, event = self.tables[name], fact['event']
        where, kind = f'journal {name} event {fact["sequence"]}', event['type']
        postings = event.get('postings', [])
        self.events += 1
        if fact['op'] != table.operation:
            table.operation, table.is_again = fact['op'], fact['op'] in table.moving
        if postings:
            table.moving.add(fact['op'])
            if table.is_again:
                self.report.finds(where, f'moves money for operation {fact["op"]} a second time')
        for posting in postings:
            self.post(table, where, posting)
        moved = sum(posting['amount'] for posting in postings)
        if kind in STATED and moved != event['amount']:
            self.report.finds(where, f'states {event["amount"]} and moves {moved}')
        self.follow_round(table, where, event)
        self.follow_credit(name, table, fact, postings)
        if kind.startswith('Instrument') and 'number' in event:
            change = sum_of(postings, 'to', 'instruments') - sum_of(postings, 'from', 'instruments')
            life = (fact['at'], kind in ENDS, name, fact['sequence'], kind, event['amount'], change)
            self.tickets[event['number']].append(life)

    def post(self, table, where, posting):
        source, target, amount = posting['from'], posting['to'], posting['amount']
        self.postings += 1
        if type(amount) is not int or not 0 < amount <= LARGEST or source == target:
            self.report.finds(where, f'moves {amount!r} from {source} to {target}')
            return
        if posting['key'] in table.keys:
            self.report.finds(where, f'moves {posting["key"]} a second time')
        table.keys.add(posting['key'])
        table.balances[source] -= amount
        table.balances[target] += amount
        if source.startswith(IN_TRUST) and table.balances[source] < 0:
            self.report.finds(where, f'leaves {table.balances[source]} on {source}')
        for account in (source, target):
            if abs(table.balances[account]) > LARGEST:
                self.report.finds(where, f'leaves on {account} more than can be counted')

    def follow_round(self, table, where, event):
        """Nothing stays in a round that is over."""
        if event['type'] == 'RoundOpened':
            table.round = event['round']
        if event['type'] in ('RoundConcluded', 'RoundVoided'):
            left = table.balances[f'escrow:{event["round"]}']
            if left:
                self.report.finds(where, f'ends a round in which {left} are left')
            table.round = None

    def follow_credit(self, name, table, fact, postings):
        """Credit travels by a release and a seat, and by nothing else."""
        event, where = fact['event'], f'journal {name} event {fact["sequence"]}'
        gone, come = sum_of(postings, 'to', 'in-transit'), sum_of(postings, 'from', 'in-transit')
        place = fact['at'], name, fact['sequence']
        if event['type'] == 'TerminalSeated':
            if come != event['credit'] or gone:
                self.report.finds(where, f'brings {event["credit"]} and takes {come} from in-transit')
            self.moves[event['terminal']].append((*place, 'sits down', come))
        elif event['type'] == 'TerminalReleased':
            self.moves[event['terminal']].append((*place, 'leaves', gone))
        elif gone or come:
            self.report.finds(where, f'is a {event["type"]} and moves credit between tables')
        if event['type'] in ('TerminalReleased', 'VisitEnded'):
            left = table.balances['credit:' + event['terminal']]
            if left or (come and event['type'] == 'TerminalReleased'):
                self.report.finds(where, f'leaves {left} on the account of a terminal nobody is at')

    # What only the floor as a whole can tell.

    def finish(self):
        """(by kind of account what it holds, by terminal (seat, credit), by instrument (end, what is outstanding))"""
        accounts = Counter()
        for name, table in self.tables.items():
            for account, amount in table.balances.items():
                accounts[account.split(':')[0]] += amount
                if account.startswith('escrow:') and amount and account != f'escrow:{table.round}':
                    self.report.finds(f'table {name}', f'keeps {amount} in {account}, which is over')
        if sum(accounts.values()):
            self.report.finds('floor', f'has {sum(accounts.values())} more than came in')
        carried = {terminal: self.follow_terminal(terminal, moves) for terminal, moves in self.moves.items()}
        outstanding = {number: self.follow_ticket(number, life) for number, life in self.tickets.items()}
        self.compare('in-transit', accounts['in-transit'], sum(credit for _, credit in carried.values()))
        self.compare('instruments', accounts['instruments'], sum(amount for _, amount in outstanding.values()))
        return dict(sorted(accounts.items())), carried, outstanding

    def compare(self, what, found, due):
        if found != due:
            self.report.finds(what, f'hold {found}, and the life of each makes it {due}')

    def follow_terminal(self, terminal, moves):
        """Where it sits at the end, and the credit it carries. Tables are merged by time, and by what can follow."""
        queues = defaultdict(list)
        for move in moves:
            queues[move[1]].append(move)
        seat, carried = None, 0
        while heads := [queue[0] for queue in queues.values() if queue]:
            fitting = [each for each in heads if (each[1] == seat if each[3] == 'leaves' else seat is None)]
            _, table, sequence, kind, amount = min(fitting or heads)
            queues[table].pop(0)
            where = f'journal {table} event {sequence}'
            if not fitting:
                self.report.finds(where, f'{terminal} {kind} there while it is at {seat or "no table"}')
            if kind == 'leaves':
                seat, carried = None, carried + amount
                continue
            if amount != carried:
                what = f'{terminal} sits down with {amount}, and {carried} were carried away from tables'
                self.report.finds(where, what)
            seat, carried = table, carried - amount
        return seat, carried

    def follow_ticket(self, number, life):
        """How an instrument has ended, and what is outstanding of it; while in doubt nothing is."""
        outstanding, ended = 0, None
        for _, _, table, sequence, kind, amount, change in sorted(life):
            where = f'journal {table} event {sequence}'
            outstanding += change
            # Whoever has been paid may still say that they had the ticket; that moves nothing.
            if ended and not (kind == 'InstrumentConfirmed' and change == 0):
                self.report.finds(where, f'is {kind} of {masked(number)}, which was {ended} before')
            if amount != life[0][5] or outstanding not in (0, amount):
                self.report.finds(where, f'is {kind} of {masked(number)} over {amount}, and leaves {outstanding}')
            ended = ENDS.get(kind, ended)
        if ended and outstanding:
            self.report.finds(f'instrument {masked(number)}', f'is {ended}, and {outstanding} are outstanding')
        return ended, outstanding
