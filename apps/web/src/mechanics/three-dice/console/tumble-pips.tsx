/** A lamp for every tumble that is needed, lit as they are counted. */
export function TumblePips({ count, least }: { readonly count: number; readonly least: number }) {
  const lamps = Array.from({ length: Math.max(least, count) }, (_, index) => index + 1);
  return (
    <span className="tumble-pips" aria-hidden="true">
      {lamps.map((lamp) => (
        <i key={lamp} data-lit={lamp <= count || undefined}>
          {lamp}
        </i>
      ))}
    </span>
  );
}
