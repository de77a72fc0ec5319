import { soon } from '../layoutParts/soon.tsx'

/** The editor of one filter, which no list needs for its first picture. */
export const FilterEditorSoon = soon(() => import('./FilterEditor.tsx').then((module) => module.FilterEditor))
