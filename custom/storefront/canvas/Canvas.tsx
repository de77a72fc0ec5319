import { useTranslate } from 'ra-core'
import { useEffect, useMemo, useRef } from 'react'
import { useStorefront } from '../StorefrontContext.ts'
import { useCanvas } from './CanvasContext.ts'
import { useContentFacts } from './content/useContentFacts.ts'
import { DEVICES, devicesOf, scalesOfAll, type Device } from './model/devices.ts'
import { CanvasFoot } from './parts/CanvasFoot.tsx'
import { DeviceBox } from './parts/DeviceBox.tsx'
import { EmptyPage } from './parts/EmptyPage.tsx'
import { StorefrontPreview } from './parts/StorefrontPreview.tsx'
import { TabNotice } from './parts/TabNotice.tsx'
import { Stage, Work } from './previewStyles.ts'
import { useCanvasKeys } from './useCanvasKeys.ts'
import { useCanvasPointer } from './useCanvasPointer.ts'
import { useChangedRails } from './useChangedRails.ts'
import { useOneScroll } from './useOneScroll.ts'
import { useRailActs } from './useRailActs.ts'
import { useRenewedRails } from './useRenewedRails.ts'
import { useShownSelection } from './useShownSelection.ts'
import { useStageSize } from './useStageSize.ts'

/** Px of the stage until it is measured. */
const USUAL = { width: 702, height: 640 }

/** The page as the lens sees it: drawn here, on one device or on all of them at once, in one scroll. */
export function Canvas() {
  const translate = useTranslate()
  const view = useStorefront()
  const { lens, interact } = view
  const { nearness } = useCanvas()
  const stage = useRef<HTMLDivElement>(null)
  const size = useStageSize(stage, USUAL)
  const acts = useRailActs()
  const { cursor, ...keys } = useCanvasKeys(view, acts)
  const onClick = useCanvasPointer()
  const changes = useChangedRails()
  useContentFacts()
  useRenewedRails()
  const onScrollCapture = useOneScroll()
  useShownSelection(stage)
  useEffect(() => nearness.attach(stage.current), [nearness])
  const devices = devicesOf(lens.device)
  const isAll = devices.length > 1
  const scales = useMemo(() => scalesOfAll(size), [size])
  const scaleOf = (device: Device) =>
    isAll ? (scales.get(device) ?? 1) : Math.min(1, size.width / DEVICES[device].width)
  const [first] = devices
  return (
    <Work aria-label={translate('storefront.areas.canvas')}>
      <TabNotice />
      <EmptyPage />
      {/* The stage owns the clicks on what is drawn in it; the keyboard goes from rail to rail. */}
      <Stage
        ref={stage}
        role="presentation"
        data-interact={interact || undefined}
        data-all={isAll || undefined}
        {...{ onClick, onScrollCapture }}
        {...keys}
      >
        {devices.map((device) => (
          <DeviceBox key={device} device={device} scale={scaleOf(device)} isOneOfAll={isAll}>
            <StorefrontPreview
              {...{ device, view, changes }}
              cursor={device === first ? cursor : undefined}
              acts={device === first ? acts : undefined}
            />
          </DeviceBox>
        ))}
      </Stage>
      <CanvasFoot scale={first && !isAll ? scaleOf(first) : undefined} />
    </Work>
  )
}
