import { rankWith, schemaMatches, scopeEndsWith } from '@jsonforms/core'
import { lazy } from 'react'
import type { Extension } from '#kit/parts/extension/Extension.ts'
import { drawRunTime } from './drawRunTime.tsx'
import { useAnyFilm } from './useAnyFilm.ts'
import { words } from './words.ts'

/** One of each kind of thing that an extension can bring (docs/extending.md). Shown with `?extensions=examples`. */
export const extension: Extension = {
  name: 'examples',
  words,
  resources: [
    {
      name: 'setting',
      list: lazy(() => import('./SettingList.tsx').then((module) => ({ default: module.SettingList }))),
      options: { label: 'examples.settings.title' },
    },
  ],
  pages: [
    {
      path: 'examples/recent',
      title: 'examples.recent.title',
      icon: 'film',
      needs: { page: 'cp_datastore', action: 'view' },
      screen: lazy(() => import('./RecentFilms.tsx').then((module) => ({ default: module.RecentFilms }))),
    },
  ],
  cells: [{ column: 'rt', draw: drawRunTime }],
  renderers: [
    {
      tester: rankWith(
        50,
        schemaMatches(({ format }) => format === 'stars'),
      ),
      renderer: lazy(() => import('./Stars.tsx')),
    },
    {
      tester: rankWith(50, scopeEndsWith('yearSpan')),
      renderer: lazy(() => import('./YearSpan.tsx')),
    },
  ],
  recordActions: [
    {
      id: 'copyRecord',
      action: lazy(() => import('./CopyRecord.tsx').then((module) => ({ default: module.CopyRecord }))),
    },
    {
      id: 'quickYear',
      types: ['movie'],
      action: lazy(() => import('./QuickYear.tsx').then((module) => ({ default: module.QuickYear }))),
    },
  ],
  useCommands: useAnyFilm,
}
