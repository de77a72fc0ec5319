import { softness } from '#contract/rules/images/cropOf.ts'
import { imageName } from '#contract/values/images.ts'
import type { Language } from '#contract/values/languages.ts'
import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import type { ChangeEvent, DragEvent } from 'react'
import type { ImageSlot, ImagesValue } from '#kit/parts/context/images.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { SafeImage } from '#kit/parts/layoutParts/SafeImage.tsx'
import { FrameDialog } from './FrameDialog.tsx'
import { PictureTools } from './PictureTools.tsx'
import { SoftNote } from './SoftNote.tsx'
import { UploadingSlot } from './UploadingSlot.tsx'
import type { Uploads } from './useUploads.ts'
import { IMAGE_KINDS } from './useImageRefusal.ts'

/** Height of every slot in px; the width follows the ratio. */
const HEIGHT = 52
/** What is narrower says whether it is needed by its edge, its tip and its name alone. */
const WORDS_FROM_PX = 88

type ImageSlotCellProps = {
  type: string
  ratio: string
  lang: Language | undefined
  /** Names in `ia`. */
  present: readonly unknown[]
  isEditable: boolean
  images: ImagesValue | undefined
  uploads: Uploads | undefined
}

function slotWidth(ratio: string): number {
  const [width = 16, height = 9] = ratio.split('x').map(Number)
  return Math.round((HEIGHT * width) / height)
}

/** One place of the matrix: the picture, or an edge that says whether it is needed. Files can be dropped on it. */
export function ImageSlotCell({ type, ratio, lang, present, isEditable, images, uploads }: ImageSlotCellProps) {
  const translate = useTranslate()
  const inputId = useId()
  const [isOver, setOver] = useState(false)
  const [isFraming, setFraming] = useState(false)
  const name = imageName(type, ratio, lang)
  const general = imageName(type, ratio)
  const isPresent = present.includes(name)
  const width = slotWidth(ratio)
  const slot: ImageSlot = { type, ratio, ...(lang ? { lang } : {}) }
  const upload = uploads?.of(slot)
  const facts = images?.factsOf(name)
  const isBorrowed = lang !== undefined && present.includes(general)
  const isRecommended = !isBorrowed && (images?.required.includes(general) ?? false)
  const need = translate(
    isBorrowed ? 'imageFrame.borrowed' : isRecommended ? 'forms.images.recommended' : 'forms.images.optional',
  )
  const hasWords = !isBorrowed && width >= WORDS_FROM_PX
  const canChange = isEditable && images?.canChange === true && uploads !== undefined
  const title = translate('forms.images.slot', { type, ratio })

  const take = (file: File | undefined) => file && void uploads?.upload({ types: [type], ratios: [ratio], lang }, file)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take(target.files?.[0])
    target.value = ''
  }
  // A file let go where none is taken would otherwise be opened by the browser, in the place of the console.
  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(canChange)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      if (canChange) take(event.dataTransfer.files[0])
    },
  }
  if (upload && upload.problem === undefined)
    return <UploadingSlot title={title} width={width} share={upload.share} onCancel={() => uploads?.cancel(slot)} />
  const picker = canChange && (
    <input
      id={inputId}
      className="f-hidden f-file"
      type="file"
      accept={IMAGE_KINDS}
      aria-label={title}
      onChange={choose}
    />
  )
  return (
    <span className="f-slotCell" data-pointer={`/ia/${name}`} {...drop}>
      {picker}
      {isPresent ? (
        <span className="f-picture" style={{ width }}>
          <SafeImage src={images?.urlOf(name, width * 2)} alt={title} width={width} height={HEIGHT} />
          {facts && <SoftNote soft={softness(facts, ratio, facts)} isShort />}
          {canChange && (
            <PictureTools
              title={title}
              inputId={inputId}
              onFrame={facts && images.frame && (() => setFraming(true))}
              onRemove={images.remove && (() => void uploads.remove(slot))}
            />
          )}
        </span>
      ) : (
        <label
          className="f-slot"
          htmlFor={canChange ? inputId : undefined}
          style={{ width }}
          title={
            !hasWords
              ? [need, !canChange && images?.why].filter(Boolean).join(' · ')
              : canChange
                ? undefined
                : images?.why
          }
          data-required={isRecommended || undefined}
          data-dropping={isOver || undefined}
        >
          {isBorrowed ? (
            <span className="f-borrowed">
              <SafeImage src={images?.urlOf(general, width * 2)} alt="" width={width} height={HEIGHT} />
            </span>
          ) : (
            (canChange || !hasWords) && <Icon name={canChange ? 'plus' : 'image'} size="small" />
          )}
          <span className={hasWords ? 'f-need' : 'f-hidden'}>{need}</span>
        </label>
      )}
      {isFraming && facts && images && (
        <FrameDialog slot={slot} facts={facts} images={images} onClose={() => setFraming(false)} />
      )}
      {upload?.problem && (
        <span className="f-issue" data-tone="error" role="alert" style={{ maxInlineSize: Math.max(width, 120) }}>
          {upload.problem}
        </span>
      )}
    </span>
  )
}
