import Button from '@mui/material/Button'
import Slider from '@mui/material/Slider'
import ToggleButton from '@mui/material/ToggleButton'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { cropOf, cropOfPart, softness } from '#contract/rules/images/cropOf.ts'
import type { ImageFrame } from '#contract/rules/images/cropOf.ts'
import { imageName } from '#contract/values/images.ts'
import type { Framing, ImageFacts, ImageSlot, ImagesValue } from '#kit/parts/context/images.ts'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'
import { FormSheet } from '../../parts/FormSheet.ts'
import { FramePicker } from './FramePicker.tsx'
import { FramePreview } from './FramePreview.tsx'
import { SoftNote } from './SoftNote.tsx'

type FrameDialogProps = { slot: ImageSlot; facts: ImageFacts; images: ImagesValue; onClose: () => void }

const PREVIEW = 64
const SMALLEST = 0.1

/**
 * How one picture is shown: its point of interest, which every ratio follows, and, where that is not enough, a crop of
 * this slot's own. Every ratio is seen as it will look before anything is saved.
 */
export function FrameDialog({ slot, facts, images, onClose }: FrameDialogProps) {
  const translate = useTranslate()
  const [frame, setFrame] = useState<ImageFrame>({ focal: facts.focal, crop: facts.crop })
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const isOwn = frame.crop !== undefined
  const src = images.urlOf(imageName(slot.type, slot.ratio, slot.lang), 960, true)
  const part = cropOf(facts, slot.ratio, frame)
  const choose = (own: boolean) => setFrame({ focal: frame.focal, ...(own ? { crop: cropOfPart(part, facts) } : {}) })
  const resize = (share: number) => {
    const wide = Math.round(facts.width * share)
    const centre = { x: (part.left + part.width / 2) / facts.width, y: (part.top + part.height / 2) / facts.height }
    const high = wide * (part.height / part.width)
    const left = Math.min(Math.max(centre.x * facts.width - wide / 2, 0), facts.width - wide)
    const top = Math.min(Math.max(centre.y * facts.height - high / 2, 0), Math.max(0, facts.height - high))
    setFrame({ ...frame, crop: cropOfPart({ left, top, width: wide, height: high }, facts) })
  }
  const save = async () => {
    setBusy(true)
    try {
      await images.frame?.(slot, framingOf(frame, facts))
      onClose()
    } catch (error) {
      setProblem(error instanceof Error && error.message ? error.message : translate('errors.requestFailed'))
      setBusy(false)
    }
  }
  const { width: widest } = cropOf(facts, slot.ratio, {})
  return (
    <SharedDialog
      open
      maxWidth="md"
      title={translate('imageFrame.title', { name: translate('forms.images.slot', slot) })}
      subtitle={translate('imageFrame.text')}
      okLabel={translate('actions.save')}
      onOk={() => void save()}
      busy={busy}
      hasEdits={frame.focal !== facts.focal || frame.crop !== facts.crop}
      onClose={onClose}
      additionalActions={
        <Button onClick={() => setFrame({})} disabled={!frame.focal && !frame.crop}>
          {translate('imageFrame.centre')}
        </Button>
      }
    >
      <FormSheet className="f-frameSheet">
        <div>
          <div className="f-frameTools">
            <ToggleButton value="focal" size="small" selected={!isOwn} onChange={() => choose(false)}>
              {translate('imageFrame.focal')}
            </ToggleButton>
            <ToggleButton value="crop" size="small" selected={isOwn} onChange={() => choose(true)}>
              {translate('imageFrame.crop', { ratio: slot.ratio })}
            </ToggleButton>
          </div>
          <FramePicker src={src} size={facts} frame={frame} ratio={isOwn ? slot.ratio : undefined} onFrame={setFrame} />
          {isOwn && (
            <Slider
              size="small"
              aria-label={translate('imageFrame.size')}
              min={SMALLEST}
              max={widest / facts.width}
              step={0.01}
              value={part.width / facts.width}
              onChange={(_, share) => resize(share as number)}
            />
          )}
          {problem && (
            <p className="f-issue" data-tone="error" role="alert">
              {problem}
            </p>
          )}
        </div>
        <ul className="f-frames" aria-label={translate('imageFrame.previews')}>
          {images.ratios.map((ratio) => {
            const own = ratio === slot.ratio ? frame : { focal: frame.focal }
            return (
              <li key={ratio} data-own={ratio === slot.ratio || undefined}>
                <span className="f-note">{ratio}</span>
                <FramePreview src={src} size={facts} ratio={ratio} frame={own} height={PREVIEW} />
                <SoftNote soft={softness(facts, ratio, own)} />
              </li>
            )
          })}
        </ul>
      </FormSheet>
    </SharedDialog>
  )
}

/** What of it has changed: the focal point goes to every slot of the picture, the crop to this one. */
function framingOf({ focal, crop }: ImageFrame, before: ImageFrame): Framing {
  const isMoved = focal?.x !== before.focal?.x || focal?.y !== before.focal?.y
  return {
    ...(isMoved ? { focal: focal ?? { x: 0.5, y: 0.5 } } : {}),
    ...(crop ? { crop } : before.crop ? { crop: null } : {}),
  }
}
