import { useDeferredValue, useMemo, type CSSProperties } from 'react'
import { duplicateTitles } from '#contract/rules/storefront/checks/duplicateTitles.ts'
import type { HiddenReason } from '#contract/rules/storefront/lens/lens.ts'
import type { StorefrontChange } from '#contract/rules/storefront/publish/storefrontChanges.ts'
import type { StorefrontScreen } from '../../StorefrontContext.ts'
import { useTargetWords } from '../../useTargetWords.ts'
import { useCanvas } from '../CanvasContext.ts'
import type { Device } from '../model/devices.ts'
import { nameShown } from '../model/nameShown.ts'
import { painting } from '../model/shownColors.ts'
import { useAllContent } from '../content/useAllContent.ts'
import { PageHeader } from './PageHeader.tsx'
import { FIRST, Rail } from './Rail.tsx'
import type { RailActs } from './RailFrame.tsx'

/** What is looked at: of the editor's screen, or of a page that is shown to others. */
type PreviewView = Pick<StorefrontScreen, 'shown' | 'shownTab' | 'seen' | 'selection' | 'interact' | 'lens'>

type StorefrontPreviewProps = {
  device: Device
  view: PreviewView
  cursor: string | undefined
  acts: RailActs | undefined
  changes: ReadonlyMap<string, StorefrontChange['change']>
}

/** The page on one device: its head, and the containers of the tab that is shown. */
export function StorefrontPreview({ device, view, cursor, acts, changes }: StorefrontPreviewProps) {
  const { shown, shownTab, seen, selection, interact, lens } = view
  const { cards, pictureUrl } = useCanvas()
  const { hiddenText } = useTargetWords()
  const tab = shownTab === undefined ? undefined : shown.tab.get(shownTab)
  const seenTab = seen.tabs.find(({ id }) => id === shownTab)
  const hidden = useMemo(
    () => new Map(seenTab?.containers.map((one) => [one.id, one.hidden.filter(isOwn).map(hiddenText).join(' · ')])),
    [seenTab, hiddenText],
  )
  const twice = useTwice(shown, shownTab)
  const style = useMemo(() => {
    const { origin } = window.location
    const paint = painting([shown.store.settings, ...(tab ? [tab.settings] : [])], { origin, pictureUrl })
    return {
      ...(paint.background !== undefined && { '--ground': paint.background }),
      ...(paint.text !== undefined && { '--ink': paint.text }),
      ...(paint.accent !== undefined && { '--mark': paint.accent }),
      ...(paint.image !== undefined && { backgroundImage: `url(${JSON.stringify(paint.image)})` }),
    } as CSSProperties
  }, [shown.store, tab, pictureUrl])
  const brand = nameShown(shown.store.settings.names, cards.lang).name
  return (
    <div
      className="page"
      lang={lens.lang}
      dir={lens.stress === 'rtl' ? 'rtl' : 'ltr'}
      data-field="theme"
      data-dimmed={(seenTab?.hidden.length ?? 0) > 0 || undefined}
      style={style}
    >
      {shown.store.ty === 'storefront' && <PageHeader storefront={shown} shownTab={shownTab} brand={brand} />}
      {tab?.containers.map((id, nth) => {
        const container = shown.containers.get(id)
        return (
          container && (
            <Rail
              key={id}
              {...{ container, device, interact, acts }}
              curation={shown.curation.get(id)}
              hidden={hidden.get(id) ?? ''}
              isSelected={selection.has(id)}
              isCursor={cursor === id}
              isFirst={nth < FIRST}
              twice={twice.get(id) ?? NONE}
              change={changes.get(id)}
            />
          )
        )
      })}
    </div>
  )
}

const NONE: ReadonlySet<string> = new Set()

/** Reasons of the rail itself: those of tab and page are told once for all of them. */
function isOwn({ reason }: HiddenReason): boolean {
  return reason !== 'page' && reason !== 'tab'
}

type Shown = PreviewView['shown']

/** Ids of titles by container that stand in another container of the tab, too. */
function useTwice({ tab, curation }: Shown, shownTab: string | undefined): ReadonlyMap<string, ReadonlySet<string>> {
  const content = useDeferredValue(useAllContent())
  return useMemo(() => {
    const found = new Map<string, Set<string>>()
    const contentOf = (id: string) => content.get(id)?.rows.map((row) => row.id)
    if (shownTab === undefined) return found
    for (const [title, containers] of duplicateTitles({ tab, curation }, shownTab, contentOf))
      for (const id of containers) found.set(id, (found.get(id) ?? new Set()).add(title))
    return found
    // What is typed into a name changes neither, and no rail is drawn anew for it.
  }, [tab, curation, shownTab, content])
}
