import { slotOf } from '#contract/values/images.ts'
import type { Language } from '#contract/values/languages.ts'
import { useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import { useImages } from '#kit/parts/context/images.ts'
import type { ImagesValue, ImageSlot } from '#kit/parts/context/images.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useForm } from '../../FormContext.ts'
import type { ControlProps } from '../../hooks/useControl.ts'
import { asList } from '../../parts/asList.ts'
import { fieldRenderer } from '../../parts/fieldRenderer.tsx'
import { WidgetHead } from '../../parts/SectionSlots.tsx'
import { ImageLanguages } from './ImageLanguages.tsx'
import { MatrixTable } from './MatrixTable.tsx'
import { useUploads } from './useUploads.ts'
import { UploadOnceDialog } from './UploadOnceDialog.tsx'
import { IMAGE_KINDS } from './useImageRefusal.ts'

function EditableMatrix({ control, images }: { control: ControlProps; images: ImagesValue }) {
  const translate = useTranslate()
  const { store } = useForm()
  const picker = useRef<HTMLInputElement>(null)
  const onePicker = useRef<HTMLInputElement>(null)
  const [one, setOne] = useState<File>()
  const [lang, setLang] = useState<Language>()
  const uploads = useUploads(images, (ia) => store.adopt(control.pointer, ia))
  const present = asList(control.field.value)
  const missing = images.required.filter((name) => !present.includes(name)).length
  const several = (files: Iterable<File>) => {
    for (const file of files) {
      const slot = slotOfFile(file.name, images)
      if (slot) void uploads.upload({ types: [slot.type], ratios: [slot.ratio], lang }, file)
    }
  }
  return (
    <>
      <WidgetHead
        element={control.element}
        label={control.label}
        fields={[control]}
        note={
          missing > 0 && (
            <span className="f-note" data-tone="warning">
              {translate('forms.images.missing', { smart_count: missing })}
            </span>
          )
        }
        tools={
          images.canChange &&
          !control.readOnly && (
            <>
              <button type="button" className="f-button f-raised" onClick={() => onePicker.current?.click()}>
                <Icon name="upload" size="small" />
                {translate('imageFrame.once')}
              </button>
              <input
                ref={onePicker}
                type="file"
                hidden
                accept={IMAGE_KINDS}
                onChange={({ target }) => {
                  setOne(target.files?.[0])
                  target.value = ''
                }}
              />
              <button
                type="button"
                className="f-button f-raised"
                title={translate('forms.images.severalHelp')}
                onClick={() => picker.current?.click()}
              >
                <Icon name="upload" size="small" />
                {translate('forms.images.several')}
              </button>
              <input
                ref={picker}
                type="file"
                multiple
                hidden
                accept={IMAGE_KINDS}
                onChange={({ target }) => {
                  several(target.files ?? [])
                  target.value = ''
                }}
              />
            </>
          )
        }
      />
      {(images.canChange || present.some((name) => slotOf(String(name))?.lang)) && (
        <ImageLanguages present={present} chosen={lang} onChoose={setLang} />
      )}
      {!images.canChange && !control.readOnly && images.why && (
        <p className="f-note" data-tone="warning">
          {images.why}
        </p>
      )}
      <MatrixTable control={control} images={images} uploads={uploads} lang={lang} />
      {one && (
        <UploadOnceDialog
          file={one}
          images={images}
          lang={lang}
          present={present}
          onClose={() => setOne(undefined)}
          onUpload={(types, ratios) => {
            setOne(undefined)
            void uploads.upload({ types, ratios, lang }, one)
          }}
        />
      )}
    </>
  )
}

function ImageMatrixInput(control: ControlProps) {
  const images = useImages()
  return images ? (
    <EditableMatrix control={control} images={images} />
  ) : (
    <>
      <WidgetHead element={control.element} label={control.label} fields={[control]} />
      <MatrixTable control={control} images={undefined} uploads={undefined} lang={undefined} />
    </>
  )
}

/** The images of a document by type and ratio. */
export const ImageMatrix = fieldRenderer(ImageMatrixInput, { Read: 'own', group: true, wide: true, headed: true })

type Slots = { types: readonly string[]; ratios: readonly string[] }
/**
 * The slot that a file's name asks for: 'peninsula_Poster_16x9.jpg' is the poster in 16x9. The type may be left out,
 * then it is the first one. A name without a ratio fits nowhere.
 */
function slotOfFile(name: string, { types, ratios }: Slots): ImageSlot | undefined {
  const plain = name.toLowerCase().replaceAll(/[\s_.-]+/g, ' ')
  const ratio = ratios.find((one) => plain.split(' ').includes(one.toLowerCase()))
  if (!ratio) return undefined
  const longestFirst = types.toSorted((a, b) => b.length - a.length)
  const type = longestFirst.find((one) => plain.includes(one.toLowerCase())) ?? types[0]
  return type === undefined ? undefined : { type, ratio }
}
