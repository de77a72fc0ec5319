import { useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import { softness } from '#contract/rules/images/cropOf.ts'
import type { PictureSize } from '#contract/rules/images/cropOf.ts'
import { imageName } from '#contract/values/images.ts'
import type { Language } from '#contract/values/languages.ts'
import type { ImagesValue } from '#kit/parts/context/images.ts'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'
import { FormSheet } from '../../parts/FormSheet.ts'
import { FramePreview } from './FramePreview.tsx'
import { SoftNote } from './SoftNote.tsx'

type UploadOnceDialogProps = {
  file: File
  images: ImagesValue
  lang: Language | undefined
  present: readonly unknown[]
  onUpload: (types: string[], ratios: string[]) => void
  onClose: () => void
}

/** One picture for many places: which types and ratios it fills, each seen as it will look, softness said beforehand. */
export function UploadOnceDialog({ file, images, lang, present, onUpload, onClose }: UploadOnceDialogProps) {
  const translate = useTranslate()
  const picture = usePicture(file)
  const isEmpty = (type: string) => images.ratios.some((ratio) => !present.includes(imageName(type, ratio, lang)))
  const [types, setTypes] = useState<readonly string[]>(() => {
    const first = images.types.filter(isEmpty).slice(0, 1)
    return first.length > 0 ? first : images.types.slice(0, 1)
  })
  const [ratios, setRatios] = useState<readonly string[]>(images.ratios)
  const count = types.length * ratios.length
  const replaced = types.flatMap((type) =>
    ratios.filter((ratio) => present.includes(imageName(type, ratio, lang))),
  ).length
  return (
    <SharedDialog
      open
      maxWidth="md"
      title={translate('imageFrame.once')}
      subtitle={file.name}
      okLabel={translate('imageFrame.fill', { smart_count: count })}
      onOk={() => onUpload([...types], [...ratios])}
      {...(count === 0 && { notYet: translate('imageFrame.chooseOne') })}
      onClose={onClose}
    >
      <FormSheet className="f-once">
        <Choices
          label={translate('forms.images.type')}
          all={images.types}
          chosen={types}
          onChosen={setTypes}
          words={(type) => translate(`forms.images.types.${type.replaceAll(' ', '')}`, { _: type })}
        />
        <Choices
          label={translate('imageFrame.ratios')}
          all={images.ratios}
          chosen={ratios}
          onChosen={setRatios}
          words={(ratio) => ratio}
        />
        {picture && (
          <ul className="f-frames" aria-label={translate('imageFrame.previews')}>
            {ratios.map((ratio) => (
              <li key={ratio}>
                <span className="f-note">{ratio}</span>
                <FramePreview src={picture.src} size={picture.size} ratio={ratio} frame={{}} height={64} />
                <SoftNote soft={softness(picture.size, ratio, {})} />
              </li>
            ))}
          </ul>
        )}
        {replaced > 0 && (
          <p className="f-issue" data-tone="warning">
            {translate('imageFrame.replaces', { smart_count: replaced })}
          </p>
        )}
      </FormSheet>
    </SharedDialog>
  )
}

/** The chosen file as a picture of this browser, before it goes anywhere. */
function usePicture(file: File): { src: string; size: PictureSize } | undefined {
  const [picture, setPicture] = useState<{ src: string; size: PictureSize }>()
  useEffect(() => {
    const src = URL.createObjectURL(file)
    const image = new Image()
    image.onload = () => setPicture({ src, size: { width: image.naturalWidth, height: image.naturalHeight } })
    image.src = src
    return () => URL.revokeObjectURL(src)
  }, [file])
  return picture
}

type ChoicesProps = {
  label: string
  all: readonly string[]
  chosen: readonly string[]
  onChosen: (chosen: readonly string[]) => void
  words: (name: string) => string
}

function Choices({ label, all, chosen, onChosen, words }: ChoicesProps) {
  const toggle = (name: string) =>
    onChosen(all.filter((one) => (one === name ? !chosen.includes(one) : chosen.includes(one))))
  return (
    <fieldset className="f-onceChoices">
      <legend>{label}</legend>
      {all.map((name) => (
        <label key={name}>
          <input type="checkbox" checked={chosen.includes(name)} onChange={() => toggle(name)} />
          {words(name)}
        </label>
      ))}
    </fieldset>
  )
}
