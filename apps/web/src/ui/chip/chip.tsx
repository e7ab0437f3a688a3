import { memo } from 'react';
import { chipPaint, chipText } from './chip-value.ts';

interface ChipProps {
  /** In minor units. */
  readonly value: number;
  readonly size: number;
}

/** A casino chip with its value printed on it. */
export const Chip = memo(function Chip({ value, size }: ChipProps) {
  const { body, mark, edge } = chipPaint(value);
  const text = chipText(value);
  const fontSize = text.length > 3 ? 24 : text.length > 2 ? 28 : 34;
  return (
    <svg className="chip" width={size} height={size} viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r="49" fill={edge} />
      <circle cx="50" cy="50" r="47" fill={body} />
      <circle
        cx="50"
        cy="50"
        r="41.5"
        fill="none"
        stroke={mark}
        strokeWidth="11"
        strokeDasharray="14.5 28.97"
        strokeDashoffset="7"
      />
      <circle cx="50" cy="50" r="34" fill={edge} />
      <circle cx="50" cy="50" r="32" fill={body} />
      <circle cx="50" cy="50" r="28.5" fill={mark} />
      <circle
        cx="50"
        cy="50"
        r="28.5"
        fill="none"
        stroke={edge}
        strokeWidth="1.2"
        strokeDasharray="2 3"
      />
      <path d="M8 42A43 43 0 0 1 92 42 46 46 0 0 0 8 42z" fill="#fff" opacity=".28" />
      <text
        x="50"
        y={text.length > 2 ? 59.5 : 61}
        textAnchor="middle"
        fontFamily="var(--num)"
        fontWeight="700"
        fontSize={fontSize}
        fill={edge}
      >
        {text}
      </text>
    </svg>
  );
});
