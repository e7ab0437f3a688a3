/** Line drawings on a 24 by 24 grid. */
const PATHS = {
  history: 'M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 4v4.5h4.5M12 8v4.5l3 2',
  rules: 'M5 4h10l4 4v12H5zM9 12h6M9 16h6M14.5 4v4.5H19',
  trends: 'M4 20h16M6 16V11M11 16V6M16 16v-7M20 4l-5 5-4-3-7 6',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  muted: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  attendant: 'M12 4a6 6 0 0 1 6 6v4.5l1.5 2.5h-15L6 14.5V10a6 6 0 0 1 6-6zM10 20h4',
  undo: 'M8 5 4 9l4 4M4 9h9a6 6 0 0 1 0 12H8',
  clear: 'M6 6l12 12M18 6 6 18',
  double: 'M4 8l6 8M10 8l-6 8M14 9.5a2.8 2.8 0 1 1 5 1.8L14 17h6',
  rebet: 'M4 11a8 8 0 0 1 14-4.5L20 8.5M20 4v4.5h-4.5M20 13a8 8 0 0 1-14 4.5L4 15.5M4 20v-4.5h4.5',
  ticket: 'M4 7h16v3.5a2 2 0 0 0 0 4V18H4v-3.5a2 2 0 0 0 0-4zM9 12.5h6',
  add: 'M12 5v14M5 12h14',
  star: 'M12 4l2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.8-5 2.8 1.1-5.5L4 9.7 9.6 9z',
  close: 'M6 6l12 12M18 6 6 18',
  settings:
    'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM9 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  zoomIn: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 20 20M10.5 7.5v6M7.5 10.5h6',
  zoomOut: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 20 20M7.5 10.5h6',
  meter: 'M4 17a8.5 8.5 0 1 1 16 0M12 17l4-6M12 17h.01',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.700-5.700l-1 1M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.700 5.700l1-1',
  people:
    'M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM2.500 20a6.500 6.500 0 0 1 13 0M16 4.300a3.500 3.500 0 0 1 0 6.400M18 14a6.500 6.500 0 0 1 3.500 6',
  machine: 'M4 5h16v10H4zM9 19h6M12 15v4',
  floor: 'M4 7h4M12 7h8M10 5v4M4 17h10M18 17h2M16 15v4M4 12h8M16 12h4M14 10v4',
  day: 'M5 6h14v14H5zM5 10h14M9 4v4M15 4v4M9 15l2 2 4-4',
  check: 'M5 12.500l4.500 4.500L19 7.500',
  house: 'M3.500 11.500 12 4l8.500 7.500M6 9.500V20h12V9.500M10 20v-6h4v6',
  equal: 'M5 9h14M5 15h14',
  save: 'M12 4v11M7 11l5 5 5-5M5 20h14',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { readonly name: IconName }) {
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
