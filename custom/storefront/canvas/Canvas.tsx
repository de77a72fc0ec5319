import { useTranslate } from 'ra-core'
import { useEffect, useRef } from 'react'
import { useStorefront } from '../StorefrontContext.ts'
import { LENS_DEVICES } from '../model/storefrontView.ts'
import { useCanvas } from './CanvasContext.ts'
import { useContentFacts } from './content/useContentFacts.ts'
import { DEVICES } from './model/devices.ts'
import { CanvasFoot } from './parts/CanvasFoot.tsx'
import { DeviceBox } from './parts/DeviceBox.tsx'
import { StorefrontPreview } from './parts/StorefrontPreview.tsx'
import { TabNotice } from './parts/TabNotice.tsx'
import { Stage, Work } from './previewStyles.ts'
import { useCanvasKeys } from './useCanvasKeys.ts'
import { useCanvasPointer } from './useCanvasPointer.ts'
import { useChangedRails } from './useChangedRails.ts'
import { useInlineSize } from './useInlineSize.ts'
import { useRailActs } from './useRailActs.ts'
import { useRenewedRails } from './useRenewedRails.ts'
import { useShownSelection } from './useShownSelection.ts'

/** Px of the stage until it is measured; between devices that stand side by side. */
const USUAL = 702
const GAP = 16

/** The page as the lens sees it: drawn here, on one device or on all of them in one scroll. */
export function Canvas() {
  const translate = useTranslate()
  const { lens, interact } = useStorefront()
  const { nearness } = useCanvas()
  const stage = useRef<HTMLDivElement>(null)
  const width = useInlineSize(stage, USUAL)
  const acts = useRailActs()
  const { cursor, ...keys } = useCanvasKeys(acts)
  const onClick = useCanvasPointer()
  const changes = useChangedRails()
  useContentFacts()
  useRenewedRails()
  useShownSelection(stage)
  useEffect(() => nearness.attach(stage.current), [nearness])
  const devices = lens.device === 'all' ? LENS_DEVICES : [lens.device]
  const scaleOf = (device: (typeof LENS_DEVICES)[number]) => {
    const { width: own, beside } = DEVICES[device]
    if (devices.length === 1) return Math.min(1, width / own)
    const all = LENS_DEVICES.reduce((sum, one) => sum + DEVICES[one].beside, GAP * (LENS_DEVICES.length - 1))
    return (beside * Math.max(1, width / all)) / own
  }
  const [first] = devices
  return (
    <Work aria-label={translate('storefront.areas.canvas')}>
      <TabNotice />
      {/* The stage owns the clicks on what is drawn in it; the keyboard goes from rail to rail. */}
      <Stage ref={stage} role="presentation" data-interact={interact || undefined} onClick={onClick} {...keys}>
        {devices.map((device) => (
          <DeviceBox key={device} device={device} scale={scaleOf(device)}>
            <StorefrontPreview
              {...{ device, changes }}
              cursor={device === first ? cursor : undefined}
              acts={device === first ? acts : undefined}
            />
          </DeviceBox>
        ))}
      </Stage>
      <CanvasFoot scale={first && devices.length === 1 ? scaleOf(first) : undefined} />
    </Work>
  )
}
