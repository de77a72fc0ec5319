import type { JsonFormsRendererRegistryEntry } from '@jsonforms/core'
import type { ResourceProps } from 'ra-core'
import type { ComponentType, ReactElement } from 'react'
import type { TypeColumn } from '#contract/registry/typeDocument.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import type { Action, Page } from '#contract/values/access.ts'
import type { Language } from '#contract/values/languages.ts'
import type { Command } from '../commands/command.ts'
import type { IconName } from '../icons/paths.ts'

/**
 * A react-admin resource. Under the name of a type document its screens stand in the place of the generated ones, at
 * the same addresses; any other name gets /apps/<product>/own/<name>.
 */
export type ExtensionResource = Pick<
  ResourceProps,
  'name' | 'list' | 'edit' | 'create' | 'show' | 'icon' | 'options' | 'recordRepresentation'
> & {
  /** The page of the role table that decides about its rights; without one it is open to whoever is signed in. */
  page?: Page
}

/** A page under /apps/<product>/. The palette offers it by its title. */
type ExtensionPage = {
  path: string
  /** i18n key. */
  title: string
  screen: ComponentType
  icon?: IconName
  /** The right that opens it; without one it is open to whoever is signed in. */
  needs?: { page: Page; action: Action }
}

/** How a column is drawn: a function of the row, not a component, and without hooks. */
export type ExtensionCell = {
  column: string
  /** The types whose lists it is for; all of them unless told. */
  types?: readonly string[]
  draw: (row: ContentRow, column: TypeColumn) => ReactElement
}

/** Stands in the bar of a record. It reads the record by `useRecordContext` and saves by `useSaveContext`. */
type ExtensionAction = { id: string; types?: readonly string[]; action: ComponentType }

/** Words of one language, by key; nested as the console's own are. */
export type ExtensionWords = { readonly [key: string]: string | ExtensionWords }

/**
 * What a folder below `custom/` adds to the console: `export const extension: Extension` in its `extension.ts(x)`
 * (docs/extending.md). Screens are imported lazily, so that nothing of them is in the first load.
 */
export type Extension = {
  /** The folder's name: its words are found under it (`translate('<name>.title')`). */
  name: string
  words?: Partial<Readonly<Record<Language, ExtensionWords>>>
  resources?: readonly ExtensionResource[]
  pages?: readonly ExtensionPage[]
  cells?: readonly ExtensionCell[]
  /** JSON Forms' renderers, each with its tester. */
  renderers?: readonly JsonFormsRendererRegistryEntry[]
  recordActions?: readonly ExtensionAction[]
  /** A hook: what the palette offers on every page. */
  useCommands?: () => readonly Command[]
}
