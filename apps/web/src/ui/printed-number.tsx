import { useEffect, useRef } from 'react';

/** Code 128; the library that draws it is loaded when an instrument is shown, and not before. */
export function PrintedNumber({
  number,
  label,
}: {
  readonly number: string;
  readonly label: string;
}) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isGone = false;
    import('./barcode.ts')
      .then(({ barcode }) => {
        if (!isGone) place.current?.replaceChildren(barcode(number));
      })
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [number]);
  return <div ref={place} role="img" aria-label={label} data-barcode={number} />;
}
