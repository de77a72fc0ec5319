import type { SelectMode } from '#kit/parts/table/selection/selectMode.ts'
import { createContext, useContext } from 'react'
import type { Applied } from '#contract/rules/storefront/commands/applyCommand.ts'
import type { StorefrontCommand, Target } from '#contract/rules/storefront/commands/command.ts'
import type { ContentOf } from '#contract/rules/storefront/checks/duplicateTitles.ts'
import type { StorefrontProblem } from '#contract/rules/storefront/checks/problems.ts'
import type { FieldName } from '#contract/rules/storefront/fields/fieldTable.ts'
import type { SeenPage } from '#contract/rules/storefront/lens/lens.ts'
import type { Storefront } from '#contract/rules/storefront/model/storefront.ts'
import type { SettingsTab } from '#contract/values/storefront.ts'
import type { Announcer } from '#kit/parts/timeline/announce/createAnnouncer.ts'
import type {
  FieldRequest,
  LensChange,
  StorefrontClipboard,
  StorefrontDialog,
  StorefrontLens,
} from './model/storefrontView.ts'
import type { Policies } from './usePolicies.ts'
import type { useStoreVersion } from './versions/useStoreVersion.ts'
import type { RefusedCommand, StorefrontEditor } from './session/createStorefrontEditor.ts'

/** Why nothing can be changed now; on screen `storefront.readOnly.<reason>`. */
export type ReadOnlyReason = 'rights' | 'service' | 'locked' | 'live' | 'version' | 'conflict'

/** What is known of the content of rails, which the page itself does not say: the canvas tells it. */
export type ContentFacts = {
  /** Titles of a container by id, undefined while they are not known. */
  contentOf?: ContentOf
  /** Ids of titles that have no picture in the ratio that the container wants. */
  lacksRatio?: (containerId: string) => readonly string[]
  /** Containers of which nothing is known: their reading failed, or nobody has looked at them yet. */
  rails?: { failed: number; unread: number }
}

/** What `run` may go on without asking: that content is replaced, that what stands within is adjusted. */
type Granted = { wordKey?: string; evenAdjusting?: boolean }

/**
 * The one thing that outline, canvas, inspector and dialogs of a storefront see. Three layers, never mixed:
 * `storefront` is the document, undone and saved; lens, selection and dialogs are the view; a drag in progress is its
 * part's own. Instants are epoch ms.
 */
export type StorefrontScreen = {
  /** What is on screen and edited. */
  storefront: Storefront
  /** What the server has of the draft, under the ids of `storefront`. */
  saved: Storefront
  /** The published side; undefined where the page was never published. */
  live: Storefront | undefined
  /** The old version that the lens looks at; undefined where it looks at none. */
  old: ReturnType<typeof useStoreVersion> | undefined
  /** `storefront`, or the live or old version that the lens looks at: what the preview draws. */
  shown: Storefront
  /** Id of the container that is opened by itself: the page around it is nowhere stored, and nothing of it is offered. */
  only?: string | undefined
  /** The time, told once a minute. */
  now: number
  product: string | undefined
  /** Time zone of the reader's settings. */
  zone: string

  lens: StorefrontLens
  setLens: (change: LensChange) => void
  /** The lens's moment as an instant. */
  at: number
  /** What of `shown` the lens sees, and why not the rest. */
  seen: SeenPage

  /** The policies in force, for the lens and for fields that choose among them. */
  policies: Policies

  /** All that is wrong, in the order of the outline. */
  problems: readonly StorefrontProblem[]
  /** Of how many containers the content is not known, so that problems of it may be missing. */
  rails: ContentFacts['rails']
  setContentFacts: (facts: ContentFacts) => void

  readOnly: ReadOnlyReason | undefined
  /** The same whatever the lens looks at: an old version is brought back while it is looked at. */
  whyNotEdited: ReadOnlyReason | undefined
  /** Nothing is otherwise than what was saved. */
  isSaved: boolean
  /**
   * Carries out a command as one named step of undo (`wordKey`, else `storefront.steps.<kind>`). A refused one changes
   * nothing and is told with its reason; one that would replace content or adjust what stands within asks first.
   */
  run: (command: StorefrontCommand, wordKey?: string | Granted) => Applied
  /** What a command would come to; changes nothing and tells nothing. */
  preview: (command: StorefrontCommand) => Applied
  /** The next change is a step of its own: a field was left. */
  seal: () => void
  undo: () => void
  redo: () => void
  /** To the state after so many of the steps that are kept. */
  jump: (steps: number) => void
  /** i18n keys of the steps up to here, and of those that redo brings back, each in the order they were done. */
  done: readonly string[]
  undone: readonly string[]
  /** The last refusal, until it is dismissed or something is carried out. */
  refusal: RefusedCommand | undefined
  dismissRefusal: () => void

  /** Ids of containers or tabs, or that of the page itself; the last one is what the inspector shows. */
  selection: ReadonlySet<string>
  select: (ids: readonly string[], mode?: SelectMode) => void
  shownTab: string | undefined
  showTab: (id: string) => void
  inspectorTab: SettingsTab
  showInspectorTab: (tab: SettingsTab) => void
  /** Selects a target, opens the inspector with the field's tab, and has that field focused (`request`). */
  goTo: (place: { target: Target; field?: FieldName | undefined }) => void
  /** The last `goTo`; a part that sees a new one scrolls there and focuses it. */
  request: FieldRequest | undefined

  clipboard: StorefrontClipboard | undefined
  copy: (clipboard: StorefrontClipboard) => void
  /** A new id for a tab or container. */
  newId: () => string
  /** The id that the server has given to a new container; the id itself where it has none other. */
  serverId: (id: string) => string
  /** What the server answers, under the ids of this screen. */
  fromServer: (storefront: Storefront) => Storefront

  dialog: StorefrontDialog | undefined
  /** Opens a dialog, or closes what is open. */
  openDialog: (dialog: StorefrontDialog | undefined) => void
  /** A click in the preview works as it does for viewers (key I). */
  interact: boolean
  setInteract: (interact: boolean) => void
  /** In narrow windows outline and inspector are strips; the one that has slid out. */
  openSide: 'outline' | 'inspector' | undefined
  showSide: (side: 'outline' | 'inspector' | undefined) => void
  save: () => Promise<boolean>

  /** Says results to screen readers. */
  announcer: Announcer
  /** The store itself, for gestures that must not draw anything anew while they last. */
  editor: StorefrontEditor
}

export const StorefrontContext = createContext<StorefrontScreen | undefined>(undefined)

/** The storefront that is on screen; only within `custom/storefront`. */
export function useStorefront(): StorefrontScreen {
  const screen = useContext(StorefrontContext)
  if (!screen) throw new Error('useStorefront needs a StorefrontContext around it')
  return screen
}
