// Import direction: exact <- game <- table <- mechanics <- rulebooks <- house <- apps; table <- protocol <- apps;
// exact <- ledger <- table; math <- mechanics, for their mathematics alone.
const domain = '^packages/(exact|game|three-dice|si-ki-pi|rulebooks|math|ledger|table|house)/src';
const testFile = '(\\.test\\.ts$|/testing/)';

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one idea, or a third one is missing.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'exact-knows-no-package',
      comment: 'exact is arithmetic; if it needs a game word, the code belongs in game.',
      severity: 'error',
      from: { path: '^packages/exact/src', pathNot: testFile },
      to: { path: '^(packages/(?!exact)|apps|tools|bench)' },
    },
    {
      name: 'game-only-exact',
      comment:
        'game says what a game is, whatever is played with: it knows no mechanic and no book.',
      severity: 'error',
      from: { path: '^packages/game/src', pathNot: testFile },
      to: { path: '^(packages/(?!exact/|game/)|apps|tools|bench)' },
    },
    {
      name: 'rules-of-a-mechanic-only-game',
      comment:
        'The rules of a mechanic are pure functions and data over game and exact. They know no book.',
      severity: 'error',
      from: {
        path: '^packages/(three-dice|si-ki-pi)/src/(?!table/|mathematics/)',
        pathNot: testFile,
      },
      to: {
        path: '^(packages/(?!exact/|game/|$1/)|packages/$1/src/(table|mathematics)/|apps|tools|bench)',
      },
    },
    {
      name: 'the-mathematics-of-a-mechanic',
      comment:
        'Figures follow from the rules that settle, with what mathematics shares. No table is needed to count; the types of its events say where a journal has results.',
      severity: 'error',
      from: { path: '^packages/(three-dice|si-ki-pi)/src/mathematics/', pathNot: testFile },
      to: {
        path: '^(packages/(?!exact/|game/|math/|$1/)|packages/$1/src/table/(?!\\w+-event\\.ts$)|apps|tools|bench)',
      },
    },
    {
      name: 'a-mechanic-at-a-table',
      comment:
        'What a mechanic does at a table is made with the kit of a table. It knows no book, and never another mechanic.',
      severity: 'error',
      from: { path: '^packages/(three-dice|si-ki-pi)/src/table/', pathNot: testFile },
      to: {
        path: '^(packages/(?!exact/|game/|ledger/|table/src/(kit|contributions)\\.ts|$1/)|packages/$1/src/mathematics/|apps|tools|bench)',
      },
    },
    {
      name: 'rulebooks-are-data',
      comment: 'A rulebook is data in the words of its mechanic.',
      severity: 'error',
      from: { path: '^packages/rulebooks/src', pathNot: testFile },
      to: {
        path: '^(packages/(?!exact/|game/|three-dice/|si-ki-pi/|rulebooks/)|apps|tools|bench)',
      },
    },
    {
      name: 'a-mechanic-never-imports-another',
      comment: 'What both need belongs to the table, or to game; in apps, beside their folders.',
      severity: 'error',
      from: { path: '^(packages|apps/.+/mechanics)/(three-dice|si-ki-pi)/', pathNot: testFile },
      to: { path: '^(packages|apps/.+/mechanics)/(?!$2/)(three-dice|si-ki-pi)/' },
    },
    {
      name: 'domain-is-pure',
      comment:
        'Domain packages import no Node built-in: clock, dice and files arrive as arguments.',
      severity: 'error',
      from: { path: domain, pathNot: testFile },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'domain-has-no-third-party',
      comment: 'Whoever certifies a payout must be able to read all of it.',
      severity: 'error',
      from: { path: domain, pathNot: `${testFile}|^packages/math/src/statistics/` },
      to: { dependencyTypes: ['npm', 'npm-dev', 'npm-peer', 'npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'statistics-only-jstat',
      comment:
        'Distribution functions come from one library, used in one folder; nothing else does.',
      severity: 'error',
      from: { path: '^packages/math/src/statistics/', pathNot: testFile },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-peer', 'npm-no-pkg', 'npm-unknown'],
        pathNot: 'node_modules/jstat/',
      },
    },
    {
      name: 'chance-is-small',
      comment:
        'Whoever checks a result must be able to read all of what derived it, in a browser too.',
      severity: 'error',
      from: { path: '^packages/chance/src', pathNot: testFile },
      to: {
        pathNot: '^packages/(chance|exact|game)/|node_modules/@noble/hashes/',
      },
    },
    {
      name: 'reports-run-anywhere',
      comment: 'A browser writes the same sheets as a server; files and clocks belong to apps.',
      severity: 'error',
      from: { path: '^packages/report/src', pathNot: testFile },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'reports-are-for-apps',
      comment: 'Reports write down what the other packages know; none of them needs a report.',
      severity: 'error',
      from: { path: '^packages/(?!report)', pathNot: testFile },
      to: { path: '^packages/report' },
    },
    {
      name: 'protocol-is-for-apps',
      comment:
        'The wire is drawn from the domain; a domain package that needs it has it backwards.',
      severity: 'error',
      from: { path: '^packages/(?!protocol)' },
      to: { path: '^packages/protocol' },
    },
    {
      name: 'protocol-only-domain-and-zod',
      comment: 'Schemas are of what the domain says. Chance, reports and mathematics never travel.',
      severity: 'error',
      from: { path: '^packages/protocol/src', pathNot: testFile },
      to: {
        pathNot: '^packages/(protocol|exact|game|ledger|table)/|node_modules/zod/',
      },
    },
    {
      name: 'protocol-runs-anywhere',
      comment: 'Browsers and Node use the same client: sockets, clocks and stores are arguments.',
      severity: 'error',
      from: { path: '^packages/protocol/src', pathNot: testFile },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'client-carries-no-schema',
      comment:
        'A terminal loads the client. Take types from the schemas, and values from elsewhere.',
      severity: 'error',
      from: {
        path: '^packages/protocol/src/(client/|floor-time\\.ts|ticket-number\\.ts|view-changes\\.ts|messages/version\\.ts)',
        pathNot: testFile,
      },
      to: {
        path: '^packages/|node_modules/',
        pathNot:
          '^packages/exact/|^packages/protocol/src/(client/|floor-time\\.ts|ticket-number\\.ts|view-changes\\.ts|messages/version\\.ts)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'web-speaks-protocol',
      comment:
        'The browser shows decisions. Ask the server, or have the protocol carry what is missing.',
      severity: 'error',
      from: { path: '^apps/web', pathNot: testFile },
      to: {
        path: '^packages/(?!protocol)',
        // Words of the mechanics themselves, as types; which commands and clauses come along is asked of the house.
        pathNot:
          '^packages/(three-dice|si-ki-pi)/src/table/|^packages/house/src/(known-commands\\.ts|zh-hans/)',
      },
    },
    {
      name: 'screens-of-a-mechanic-take-its-types',
      comment:
        'Only types, and only those of the mechanic whose screens they are: a browser ships no rules.',
      severity: 'error',
      from: { path: '^apps/web', pathNot: testFile },
      to: { path: '^packages/(three-dice|si-ki-pi)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'a-screen-knows-one-mechanic',
      comment:
        'What shared screens show of a mechanic is asked of its parts; see apps/web/src/mechanics/screen-mechanic.ts.',
      severity: 'error',
      from: { path: '^apps/web/src/(?!mechanics/(three-dice|si-ki-pi)/)', pathNot: testFile },
      to: { path: '^packages/(three-dice|si-ki-pi)/' },
    },
    {
      name: 'nobody-imports-the-server',
      comment: 'Web and CLI talk to it through the protocol; `baize serve` starts it as a process.',
      severity: 'error',
      from: { path: '^apps/(?!server)' },
      to: { path: '^apps/server' },
    },
    {
      name: 'nothing-imports-apps',
      comment: 'apps are things that run. Move what is shared into a package.',
      severity: 'error',
      from: { path: '^(packages|tools|bench)' },
      to: { path: '^apps' },
    },
    {
      name: 'packages-never-import-tools',
      comment: 'tools check the packages; the packages do not know them.',
      severity: 'error',
      from: { path: '^(packages|apps)' },
      to: { path: '^(tools|bench)' },
    },
    {
      name: 'the-counter-is-independent',
      comment: 'The brute-force counter proves the rules, so it may share no code with them.',
      severity: 'error',
      from: { path: '^tools/src/counter' },
      to: { path: '^(packages|apps)' },
    },
    {
      name: 'shared-code-receives-a-library',
      comment: 'Which books there are is said by whoever runs; take a Library, or a book.',
      severity: 'error',
      from: { path: '^packages/(ledger|chance|math|table|report|protocol)/src', pathNot: testFile },
      to: { path: '^packages/(rulebooks|house)' },
    },
    {
      name: 'only-programs-name-the-house',
      comment:
        'Which mechanics and books come along is said where a program puts its house together: the loader. Everybody else receives a Library; its types are in @baize/house/library.',
      severity: 'error',
      from: {
        path: '^(packages|apps)/',
        pathNot: `${testFile}|\\.test\\.tsx$|^packages/house/|^packages/loader/src/load-library\\.ts$|^packages/protocol/examples/`,
      },
      to: { path: '^packages/house/src/(index|shipped|commands)\\.ts$' },
    },
    {
      name: 'shared-code-knows-no-mechanic',
      comment:
        'Whatever differs by what is played with is asked of the mechanic of the library; see packages/table/src/mechanic.ts. A command asks the game it has opened; one for a single mechanic stands in apps/cli/src/mechanics, and only the list of commands names it.',
      severity: 'error',
      from: {
        path: '^packages/(game|ledger|table|math|chance|report|protocol)/src|^apps/cli/src/(?!mechanics/|program\\.ts$)',
        pathNot: testFile,
      },
      to: { path: '^(packages|apps/cli/src/mechanics)/(three-dice|si-ki-pi)/' },
    },
    {
      name: 'the-loader-is-for-apps',
      comment: 'Only what runs knows paths. A domain package receives a library.',
      severity: 'error',
      from: { path: '^packages/(?!loader)', pathNot: testFile },
      to: { path: '^packages/loader' },
    },
    {
      name: 'nothing-imports-examples',
      comment: 'Examples stand for what lives outside; the platform must do without them.',
      severity: 'error',
      from: { path: '^(packages|apps|tools|bench)' },
      to: { path: '^examples' },
    },
    {
      name: 'rulebooks-do-not-share',
      comment: 'Copying data between rulebooks is right; importing it from another book is not.',
      severity: 'error',
      from: { path: '^packages/rulebooks/src/([^/]+)/', pathNot: testFile },
      to: { path: '^packages/rulebooks/src/(?!$1)[^/]+/' },
    },
    {
      name: 'testing-is-for-tests',
      comment:
        'Testing folders and @baize/testing hold arbitraries and suites, never production code.',
      severity: 'error',
      from: { path: '^(packages|apps)', pathNot: testFile },
      to: { path: '/testing/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Only our own builds: leaving out every dist/ would hide the libraries that live in one.
    exclude: {
      path: '(^(packages|apps)/[^/]+/dist/|^(tools|bench)/dist/|/coverage/|/\\.stryker-tmp/)',
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['baize-source', 'import'],
    },
  },
};
