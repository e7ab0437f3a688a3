import { Icon, type IconName } from '../../ui/icon.tsx';

/** Drawings only a cash-out has, which the felt does not wait for; on the same grid as all others. */
const PATHS = {
  wallet:
    'M4 8V6.500A1.500 1.500 0 0 1 5.500 5H17v3M4 8h15.500v11H5.500A1.500 1.500 0 0 1 4 17.500zM15.500 12h4v3.500h-4z',
  lock: 'M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3M12 14.500v2',
  backspace: 'M9 6h11v12H9l-6-6zM12 9.500l5 5M17 9.500l-5 5',
} as const;

export type CashIconName = keyof typeof PATHS | IconName;

export function CashIcon({ name }: { readonly name: CashIconName }) {
  if (name !== 'wallet' && name !== 'lock' && name !== 'backspace') return <Icon name={name} />;
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
