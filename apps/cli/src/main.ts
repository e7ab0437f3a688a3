import { VERSION } from './version.ts';

// A version is printed before any rulebook is loaded: whoever asks for it asks often.
if (process.argv[2] === '--version' || process.argv[2] === '-v') {
  process.stdout.write(`${VERSION}\n`);
} else {
  await import('./program.ts');
}
