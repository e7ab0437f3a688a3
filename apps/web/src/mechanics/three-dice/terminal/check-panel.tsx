import { useEffect, useState } from 'react';
import { useTerminalState } from '../../../terminal/terminal-context.ts';
import type { RevealedRoll } from '../../../terminal/terminal-state.ts';
import { useWords } from '../../../text/dictionary.ts';
import { checkWords } from './dice-words.ts';

interface CheckedRoll {
  /** SHA-256 of the seed, as this browser computes it. */
  readonly hash: string;
  readonly dice: readonly number[];
  readonly isCommitted: boolean;
  readonly isSameRoll: boolean;
}

const PURPOSE = 'baize/three-dice/1';

/**
 * Computes hash and dice again, in the browser itself and by nobody's code but its own cryptography: the first
 * three bytes below 252 of HMAC-SHA-256, keyed with the seed, over the hash of the closing row. Null where the
 * browser offers no cryptography, as on a page that did not come over a secure line.
 */
export async function checkRoll(roll: RevealedRoll): Promise<CheckedRoll | null> {
  if (!globalThis.crypto?.subtle) return null;
  const seed = bytesOf(roll.seed);
  const hash = hexOf(await crypto.subtle.digest('SHA-256', seed));
  const dice = await diceOf(seed, bytesOf(roll.closeHash));
  return {
    hash,
    dice,
    isCommitted: hash === roll.commitment,
    isSameRoll: dice.join() === roll.dice.join(),
  };
}

async function diceOf(
  seed: Uint8Array<ArrayBuffer>,
  closeHash: Uint8Array<ArrayBuffer>,
): Promise<readonly number[]> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', seed, algorithm, false, ['sign']);
  const dice: number[] = [];
  for (let counter = 0; dice.length < 3; counter += 1) {
    const message = new Uint8Array([
      ...closeHash,
      ...new TextEncoder().encode(PURPOSE),
      ...[24, 16, 8, 0].map((shift) => (counter >>> shift) & 255),
    ]);
    for (const byte of new Uint8Array(await crypto.subtle.sign('HMAC', key, message))) {
      // 252 is the largest multiple of six in a byte: what is above it would favour four faces.
      if (byte < 252 && dice.length < 3) dice.push((byte % 6) + 1);
    }
  }
  return dice;
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const pairs = hex.match(/../g) ?? [];
  return new Uint8Array(pairs.map((pair) => Number.parseInt(pair, 16)));
}

function hexOf(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The roll computed again by the player's own browser: what was promised, what was revealed, what follows. */
export function CheckPanel() {
  const words = useWords(checkWords);
  const roll = useTerminalState((state) => state.revealed);
  const [checked, setChecked] = useState<CheckedRoll | null | undefined>(undefined);
  useEffect(() => {
    let isGone = false;
    if (!roll) return;
    checkRoll(roll)
      .then((result) => {
        if (!isGone) setChecked(result);
      })
      .catch(() => setChecked(null));
    return () => {
      isGone = true;
    };
  }, [roll]);
  if (!roll) return <p>{words.nothing}</p>;
  const isGood = checked?.isCommitted && checked.isSameRoll;
  return (
    <div className="check-roll" data-check={checked ? (isGood ? 'good' : 'bad') : 'open'}>
      <p className={isGood ? 'sheet-good' : 'sheet-fault'} role="status">
        {checked === undefined
          ? words.computing
          : checked === null
            ? words.cannot
            : isGood
              ? words.good(checked.dice.join('-'))
              : words.bad}
      </p>
      <Steps roll={roll} checked={checked ?? null} />
      <p className="quiet">{words.how}</p>
    </div>
  );
}

function Steps(props: { readonly roll: RevealedRoll; readonly checked: CheckedRoll | null }) {
  const { roll, checked } = props;
  const words = useWords(checkWords);
  return (
    <ol>
      <Step name={words.committed} value={roll.commitment} />
      <Step name={words.closed} value={roll.closeHash} />
      <Step name={words.seed} value={roll.seed} />
      <Step name={words.hash} value={checked?.hash ?? '…'} mark={checked?.isCommitted} />
      <Step name={words.dice} value={checked?.dice.join('-') ?? '…'} mark={checked?.isSameRoll} />
    </ol>
  );
}

function Step(props: {
  readonly name: string;
  readonly value: string;
  readonly mark?: boolean | undefined;
}) {
  return (
    <li>
      <b>{props.name}</b>
      <code data-mark={props.mark}>{props.value}</code>
    </li>
  );
}
