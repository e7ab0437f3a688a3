import { INCIDENTS, type Incident } from '@baize/game';
import {
  type Field,
  type Form,
  type Outcome,
  outcomeShape,
  piecesOf,
  type ShownPlay,
  type TableLibrary,
} from '@baize/table';
import { z } from 'zod';
import { schemaOf, schemasOf } from '../commands/schema-of.ts';

/** What the mechanics of a library add to the views of a table. */
export interface OwnParts {
  /** What decides a round of any of them. */
  readonly outcome: z.ZodType<Outcome>;
  /** What can go wrong. */
  readonly incident: z.ZodType<Incident>;
  /** What can be out of service, a terminal or what is played with. */
  readonly piece: z.ZodType<string>;
  /** What can be due at their equipment. */
  readonly due: z.ZodType<string>;
  /** A part of a view with what they show in that place. The compiler sees what is common to all tables. */
  addTo<Part extends z.ZodObject>(place: keyof ShownPlay, part: Part): Part;
}

export function ownPartsOf(library: TableLibrary): OwnParts {
  return {
    outcome: schemaOf(outcomeShape(library).form) as z.ZodType<Outcome>,
    incident: z.enum([...new Set([...INCIDENTS, ...library.mechanics.flatMap(ownIncidents)])]),
    piece: z.enum(['terminal', ...piecesOf(library.mechanics)]),
    due: z.enum([...new Set(library.mechanics.flatMap(({ equipment }) => equipment?.dues ?? []))]),
    addTo: (place, part) => {
      const forms = formsIn(place, library);
      const whole = z.strictObject({ ...part.shape, ...schemasOf(forms) });
      return whole as z.ZodType as typeof part;
    },
  };
}

function ownIncidents({ incidents }: TableLibrary['mechanics'][number]): readonly Incident[] {
  return Object.keys(incidents) as readonly Incident[];
}

/** Field by field; where several mechanics show one of the same name, it is of any of their forms. */
function formsIn(
  place: keyof ShownPlay,
  { mechanics }: TableLibrary,
): Readonly<Record<string, Form>> {
  const forms = new Map<string, readonly Form[]>();
  for (const { views } of mechanics) {
    const shapes: Readonly<Record<string, Field>> = views.shapes[place] ?? {};
    for (const [name, { form }] of Object.entries(shapes)) {
      forms.set(name, [...(forms.get(name) ?? []), form]);
    }
  }
  return Object.fromEntries(
    Array.from(forms, ([name, of]) => [
      name,
      of.length === 1 && of[0] ? of[0] : { is: 'any-of', of },
    ]),
  );
}
