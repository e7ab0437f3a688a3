import { useWords } from '../text/dictionary.ts';
import { houseAt } from './addresses.ts';
import { lobbyWords } from './lobby-words.ts';
import { WindowLink } from './window-link.tsx';

/** Who works in each screen of the house, on a demo floor. */
const DOORS = [
  { screen: 'pit', as: 'pit-supervisor' },
  { screen: 'cage', as: 'cashier' },
  { screen: 'office', as: 'shift-manager' },
] as const;

/** The ways to the screens of those who run the floor. */
export function HouseDoors({ isDemo }: { readonly isDemo: boolean }) {
  const words = useWords(lobbyWords);
  return (
    <nav className="table-ways house-doors" aria-label={words.house}>
      {DOORS.map(({ screen, as }) => (
        <WindowLink
          key={screen}
          href={houseAt(screen, isDemo ? as : null)}
          to={screen}
          label={words[screen]}
        >
          {words[screen]}
        </WindowLink>
      ))}
    </nav>
  );
}
