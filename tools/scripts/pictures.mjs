// `npm run pictures [-- STORY...]`: plays stories, all or those named, and keeps a picture of every screen they come by in
// artefacts/screens, for people to look at.
import { ensureDebian, TEST_PACKAGES } from './debian.mjs';
import { install, requireNode, run } from './setup.mjs';

requireNode();
install();
ensureDebian(TEST_PACKAGES);
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'stories'];
const env = { ...process.env, PICTURES: '1' };
const status = run(process.execPath, [...vitest, ...process.argv.slice(2)], { env });
console.log('\nThe pictures are in artefacts/screens.');
process.exit(status);
