const folderOrder = require('./scripts/structure/folder-order.json');

/** The product's folders and what each may import. Widgets of browser tests follow the runtime's rules. */
const only = (name, from, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: '\\.test\\.tsx?$|/testing/' },
  to: { path: '^(schemas|runtime|editor|server|scripts|pages|e2e)/', pathNot: allowed },
});

/** One rule per folder: nothing to its right, nothing beside it. Files at the root of a part may import all of it. */
function folderRules([part, groups]) {
  return groups.flatMap((group, place) =>
    group.map((folder) => ({
      name: `${part}-${folder}-imports-its-left`,
      severity: 'error',
      comment:
        'Folders import only what stands to their left in scripts/structure/folder-order.json. Move what both need to the left.',
      from: { path: `^${part}/${folder}/`, pathNot: '\\.test\\.tsx?$|/testing/' },
      to: {
        path: `^${part}/(${groups.slice(place).flat().join('|')})/`,
        pathNot: `^${part}/${folder}/|/testing/`,
      },
    })),
  );
}

module.exports = {
  forbidden: [
    ...Object.entries(folderOrder).flatMap(folderRules),
    {
      name: 'files-are-read-in-their-own-process',
      severity: 'error',
      comment:
        'What reads CVs costs memory and time, and files may do it harm: it is loaded in the process of a file alone. Ask server/resumes/child/resume-reader.ts.',
      from: {
        path: '^server/',
        pathNot:
          '\\.test\\.ts$|/testing/|^server/resumes/(files|fields|layout)/|^server/resumes/child/resume-child\\.ts$',
      },
      to: {
        path: '^server/resumes/(files|fields|layout)/',
        pathNot: '/testing/|/readable-kinds\\.ts$',
      },
    },
    only(
      'schemas-import-nothing',
      '^schemas/',
      '^schemas/',
      'The contract knows no one. Move what you need into schemas/, or pass it in as an argument.',
    ),
    only(
      'runtime-imports-schemas',
      '^runtime/',
      '^(runtime|schemas)/',
      'The runtime renders anywhere. Pass what it needs through its props or RenderInput.',
    ),
    only(
      'editor-imports-public-runtime',
      '^editor/',
      '^(editor/|schemas/|runtime/index\\.ts$)',
      'Export what the editor needs from runtime/index.ts.',
    ),
    only(
      'server-imports-ssr-entry',
      '^server/',
      '^(server/|schemas/|runtime/entry-server\\.tsx$)',
      'Export what the server needs from runtime/entry-server.tsx.',
    ),
    {
      name: 'scripts-import-no-browser-tests',
      severity: 'error',
      comment: 'What scripts and browser tests share stands in scripts/product.',
      from: { path: '^scripts/' },
      to: { path: '^e2e/' },
    },
    {
      name: 'nobody-imports-scripts',
      severity: 'error',
      comment: 'Scripts are the terminal and CI. Move shared code to the folder it is about.',
      from: { path: '^(schemas|runtime|editor|server)/' },
      to: { path: '^(scripts|e2e)/' },
    },
    {
      name: 'widgets-stay-apart',
      severity: 'error',
      comment:
        'Widgets never import each other. Move what they share to runtime/page or another noun.',
      from: { path: '^runtime/widgets/([^/]+)/' },
      to: { path: '^runtime/widgets/[^/]+/', pathNot: '^runtime/widgets/$1/' },
    },
    {
      name: 'browser-folders-avoid-node',
      severity: 'error',
      comment: 'schemas, runtime and editor run in browsers: no Node built-ins there.',
      from: { path: '^(schemas|runtime|editor)/', pathNot: '\\.test\\.tsx?$|^editor/testing/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'pages-avoid-typebox',
      severity: 'error',
      comment:
        'Visitors never load TypeBox. Import types of schemas/api/ by `import type`, and values from schemas/api/constants.ts.',
      from: {
        path: '^(runtime/|schemas/api/(constants|distance)\\.ts$)',
        pathNot: '\\.test\\.tsx?$|/testing/',
      },
      to: {
        path: '^(schemas/api/|node_modules/typebox/)',
        pathNot: '^schemas/api/(constants|distance)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Two files that need each other are one file, or lack a third that both import.',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules|^dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
