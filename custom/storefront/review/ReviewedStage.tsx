import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useEffect, useMemo, useRef, useState, type MouseEvent } from 'react'
import { lookThrough } from '#contract/rules/storefront/lens/lens.ts'
import { OWN_TAB, type Storefront } from '#contract/rules/storefront/model/storefront.ts'
import type { ReviewShown } from '#contract/schemas/review.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { Segments } from '#kit/parts/timeline/ZoomControls.tsx'
import { useCanvas } from '../canvas/CanvasContext.ts'
import { DEVICES, type Device } from '../canvas/model/devices.ts'
import { nameShown } from '../canvas/model/nameShown.ts'
import { DeviceBox } from '../canvas/parts/DeviceBox.tsx'
import { StorefrontPreview } from '../canvas/parts/StorefrontPreview.tsx'
import { Stage, Work } from '../canvas/previewStyles.ts'
import { useCanvasKeys } from '../canvas/useCanvasKeys.ts'
import { useStageSize } from '../canvas/useStageSize.ts'
import { DeviceMenu, LensLanguageMenu } from '../lens/LensChoices.tsx'
import { useAudienceWords } from '../lens/useAudienceWords.ts'
import { LensRow } from '../lens/LensRow.ts'
import { LENS_DEVICES, type StorefrontLens } from '../model/storefrontView.ts'

type ReviewedStageProps = {
  storefront: Storefront
  /** The moment that is looked at, epoch ms. */
  at: number
  lens: StorefrontLens
  /** Whom the link shows it as; absent where audiences and policies are not asked. */
  seenAs: ReviewShown['seenAs']
  onLens: (change: Partial<StorefrontLens>) => void
  /** The container that a note would be pinned to. */
  chosen: string | undefined
  onChoose: (id: string) => void
}

const USUAL = { width: 702, height: 640 }
const NO_CHANGES = new Map<string, never>()

/** The preview of a page that is only looked at: a click or Enter on a rail chooses it. */
export function ReviewedStage({ storefront, at, lens, seenAs, onLens, chosen, onChoose }: ReviewedStageProps) {
  const translate = useTranslate()
  const { nearness } = useCanvas()
  const stage = useRef<HTMLDivElement>(null)
  const { width } = useStageSize(stage, USUAL)
  const [tab, setTab] = useState(storefront.tabs[0])
  const shownTab = tab !== undefined && storefront.tab.has(tab) ? tab : storefront.tabs[0]
  const seen = useMemo(() => lookThrough(storefront, { at, viewer: lens.audience }), [storefront, at, lens.audience])
  const selection = useMemo(() => new Set(chosen === undefined ? [] : [chosen]), [chosen])
  const view = { shown: storefront, shownTab, seen, selection, interact: false, lens }
  const { cursor, ...keys } = useCanvasKeys({ ...view, select: ([id]) => id !== undefined && onChoose(id) }, undefined)
  useEffect(() => nearness.attach(stage.current), [nearness])
  const device: Device = lens.device === 'all' ? 'browser' : lens.device
  const onClick = ({ target }: MouseEvent<HTMLElement>) => {
    const clicked = (target as Element).closest<HTMLElement>('[data-tab], [data-container]')?.dataset
    if (clicked?.tab !== undefined) setTab(clicked.tab)
    else if (clicked?.container !== undefined) onChoose(clicked.container)
  }
  return (
    <Looked aria-label={translate('storefront.areas.canvas')}>
      <LensRow role="group" aria-label={translate('storefront.areas.lens')}>
        <DeviceMenu device={device} devices={LENS_DEVICES} onDevice={(one) => onLens({ device: one })} />
        <LensLanguageMenu lang={lens.lang} onLang={(lang) => onLens({ lang })} />
        {storefront.tabs.length > 1 && (
          <Tabs role="group" aria-label={translate('storefront.areas.tabs')}>
            {storefront.tabs.map((id) => (
              <button key={id} type="button" aria-pressed={id === shownTab} onClick={() => setTab(id)}>
                {id === OWN_TAB
                  ? translate('storefront.ownTab')
                  : nameShown(storefront.tab.get(id)?.settings.names, lens.lang).name ||
                    translate('storefront.unnamed.tab')}
              </button>
            ))}
          </Tabs>
        )}
      </LensRow>
      <SeenAs seenAs={seenAs} />
      <PlainStage ref={stage} role="presentation" {...{ onClick }} {...keys}>
        <DeviceBox device={device} scale={Math.min(1, width / DEVICES[device].width)} isOneOfAll={false}>
          <StorefrontPreview {...{ device, view, cursor }} changes={NO_CHANGES} acts={undefined} />
        </DeviceBox>
      </PlainStage>
    </Looked>
  )
}

/** Whose eyes the page is seen with, and whether that takes something of it away. */
function SeenAs({ seenAs }: Pick<ReviewedStageProps, 'seenAs'>) {
  const translate = useTranslate()
  const words = useAudienceWords()
  const text = seenAs
    ? [
        translate('storefrontLens.review.as', { viewer: words(seenAs.viewer) }),
        seenAs.unseen > 0 && translate('storefrontLens.review.unseen', { smart_count: seenAs.unseen }),
      ]
    : [translate('storefrontLens.review.all')]
  return (
    <Said>
      <Icon name="eye" size="small" /> {text.filter(Boolean).join(' ')}
    </Said>
  )
}

const Said = styled('p')(({ theme }) => ({
  ...theme.typography.meta,
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  margin: 0,
  color: 'var(--mui-palette-text-secondary)',
}))
/** Many tabs, or long names, take further lines. */
const Tabs = styled(Segments)({ flex: '0 1 auto', flexWrap: 'wrap' })
const Looked = styled(Work)({ padding: 16, gap: 12 })
/** What a title lacks is the editor's business. */
const PlainStage = styled(Stage)({ '& [data-lacking]': { outline: 'none' }, '& .marks': { display: 'none' } })
