import type { ContainerType, ListedSource } from '#contract/values/storefront.ts'
import type { Chosen, Curation, CurationEntry } from '../curation/entry.ts'
import type { FieldName, FieldOf, Part, Settings } from '../fields/fieldTable.ts'
import type { Container, Place, Storefront, Tab } from '../model/storefront.ts'

/** A container that comes in, with what it shows: from the gallery, another page, or the clipboard. */
export type NewContainer = { readonly container: Container; readonly content: Curation }

/** What a command is about: the page, a tab, a container. */
export type Target = { of: 'store' } | { of: 'tab'; id: string } | { of: 'container'; id: string }

type SetField<P extends Part, On> = {
  [Name in FieldOf<P>]: { kind: 'set'; target: On; field: Name; value: Settings<P>[Name] | undefined }
}[FieldOf<P>]

/** Replacing content that somebody chose is refused (`contentLoss`) unless the command means it. */
type Losing = { evenLosing?: boolean }

/**
 * What somebody means to do to a storefront; new ids are handed in. Places in a list are counted in the list as it is,
 * and stand for its end where they are left out.
 */
export type StorefrontCommand =
  | { kind: 'addTab'; tab: Tab; at?: number }
  | { kind: 'moveTab'; id: string; at: number }
  /** A copy behind the tab: its standalone containers under the new ids, in their order; reusable ones are shown again. */
  | { kind: 'duplicateTab'; id: string; newId: string; newIds: readonly string[] }
  /** Its standalone containers go with it. */
  | { kind: 'removeTab'; id: string }
  | { kind: 'addContainers' | 'pasteContainers'; tab: string; at?: number; added: readonly NewContainer[] }
  /** A reusable container is shown here, too. */
  | { kind: 'attach'; tab: string; at?: number; added: NewContainer }
  /** In the place of a reusable container stands a standalone copy of it. */
  | { kind: 'detach'; place: Place; newId: string }
  | { kind: 'moveContainers'; places: readonly Place[]; tab: string; at?: number }
  | { kind: 'duplicateContainers'; places: readonly Place[]; newIds: readonly string[] }
  | { kind: 'removeContainers'; places: readonly Place[] }
  /** The name in one language; '' takes it away. */
  | { kind: 'rename'; target: Target; language: string; name: string }
  | SetField<'store', { of: 'store' }>
  | SetField<'tab', { of: 'tab'; id: string }>
  | SetField<'container', { of: 'container'; id: string }>
  /** One field of several parts at once: all of them, or none. */
  | { kind: 'setAll'; targets: readonly Target[]; field: FieldName; value: unknown }
  | ({ kind: 'setContent'; id: string; entries: Curation } & Losing)
  | ({ kind: 'addContent'; id: string; entry: CurationEntry } & Losing)
  /** By `entryKey`. */
  | { kind: 'removeContent'; id: string; key: string }
  | { kind: 'clearContent'; id: string }
  | ({ kind: 'setContainerType'; id: string; type: ContainerType } & Losing)
  | ({ kind: 'addTitles'; id: string; source: ListedSource; titles: readonly Chosen[]; at?: number } & Losing)
  | { kind: 'removeTitles'; id: string; source: ListedSource; titles: readonly string[] }
  | { kind: 'moveTitles'; id: string; source: ListedSource; titles: readonly string[]; at: number }
  /** The whole page as an old version has it; `shared` are reusable containers that exist but are not on the page now, by id. */
  | { kind: 'restorePage'; version: Storefront; shared: ReadonlyMap<string, NewContainer> }
  | { kind: 'restoreContainer'; id: string; from: NewContainer }
  | { kind: 'pin'; id: string; slot: number; item: Chosen }
  | { kind: 'unpin'; id: string; slot: number }

export type CommandOf<Kind extends StorefrontCommand['kind']> = Extract<StorefrontCommand, { kind: Kind }>
