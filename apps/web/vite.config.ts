import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './build/compressed.ts';
import { hanFonts } from './build/han-fonts.ts';

const root = import.meta.dirname;

// One build, one page per role. Nothing is fetched from anywhere but the floor's own server.
export default defineConfig(({ command }) => {
  // A test that builds the screens first must not get a build for tests: it looks at what is shipped.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    root,
    plugins: [react(), hanFonts(root), compressed()],
    resolve: { conditions: ['baize-source', 'module', 'browser', 'development|production'] },
    build: {
      outDir: 'dist/site',
      emptyOutDir: true,
      target: 'es2023',
      // Fonts are files with names of their own, so that a browser keeps them.
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: {
          lobby: `${root}/index.html`,
          terminal: `${root}/terminal/index.html`,
          console: `${root}/console/index.html`,
          display: `${root}/display/index.html`,
          office: `${root}/office/index.html`,
          pit: `${root}/pit/index.html`,
          cage: `${root}/cage/index.html`,
        },
      },
    },
  };
});
