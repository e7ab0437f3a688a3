import { readCards, runShoe } from '../mechanics/si-ki-pi/shoe.ts';
import { deviceUsage, runDevice } from './device-program.ts';

const { stdout, stderr } = process;

const DOES = `A shoe with a reader: waits until the table's cards are to be dealt, shuffles a deck, and sends the order
in which its cards leave it, signed with its own key. On the demo floor its key is known already.`;

await runDevice({
  name: 'shoe',
  usage: deviceUsage('shoe', DOES, [
    "--cards CARDS   what lies on top in the first round, as 'Kc 8s Th'",
    '--speed MS      milliseconds between two looks at the table (default: 120)',
  ]),
  work: async ({ client, table, speed, cards, signal }) => {
    const onTop = readCards(cards);
    if (typeof onTop === 'string') {
      stderr.write(`baize shoe: --cards: ${onTop}\n`);
      return 2;
    }
    const write = (text: string) => stdout.write(text);
    await runShoe({ client, table, write, every: speed, onTop, signal });
    return 0;
  },
});
