import type { DealerView } from '../../../console/model/dealer-view.ts';
import { consoleWords } from '../../../console/words/console-words.ts';
import { useWords } from '../../../text/dictionary.ts';
import { diceText } from './dice-entry.ts';

/** Where a device reads the dice too, both have to agree; what it read is not shown. */
export function DeviceNote({ view }: { readonly view: DealerView }) {
  const words = useWords(consoleWords);
  const { readings, table } = view;
  if (table?.resultSource !== 'dealer-and-device' || !readings) {
    return <p className="note">{words.flat}</p>;
  }
  if (readings.dealer) {
    return (
      <p className="note" data-tone="wait" role="status">
        {words.entered(diceText(readings.dealer))}
      </p>
    );
  }
  return (
    <p className="note" data-tone={readings.hasDeviceRead ? 'ok' : 'wait'} role="status">
      {readings.hasDeviceRead ? words.deviceAgree : words.deviceWaiting} {words.flat}
    </p>
  );
}
