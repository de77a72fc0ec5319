import { imageName, IMAGE_RATIOS, IMAGE_TYPES } from '#contract/values/images.ts'
import { useTranslate } from 'ra-core'
import { useRef } from 'react'
import { useImages } from '../../../context/images.ts'
import type { ImagesValue } from '../../../context/images.ts'
import { useFormat } from '../../../format/FormatProvider.tsx'
import { Icon } from '../../../icons/Icon.tsx'
import { useForm } from '../../FormContext.ts'
import type { ControlProps } from '../../hooks/useControl.ts'
import { asList } from '../../parts/asList.ts'
import { fieldRenderer } from '../../parts/fieldRenderer.tsx'
import { WidgetHead } from '../../parts/SectionSlots.tsx'
import { ImageSlotCell } from './ImageSlotCell.tsx'
import { slotOfFile } from './slotOfFile.ts'
import { useUploads } from './useUploads.ts'
import type { Uploads } from './useUploads.ts'

type MatrixProps = { control: ControlProps; images: ImagesValue | undefined; uploads: Uploads | undefined }

function Source({ names, images }: { names: readonly string[]; images: ImagesValue | undefined }) {
  const translate = useTranslate()
  const format = useFormat()
  const facts = names.map((name) => images?.factsOf(name)).find((one) => one !== undefined)
  if (!facts) return null
  const { width, height, bytes, format: kind } = facts
  return (
    <>
      {translate('forms.images.size', { width: format.number(width), height: format.number(height) })}
      <br />
      {[kind, format.bytes(bytes)].join(', ')}
    </>
  )
}

/** Types down, ratios across, every slot at one height (looks/editor). */
function Matrix({ control, images, uploads }: MatrixProps) {
  const translate = useTranslate()
  const types = images?.types ?? IMAGE_TYPES
  const ratios = images?.ratios ?? IMAGE_RATIOS
  const present = asList(control.field.value)
  return (
    <div className="f-tableBox">
      <table className="f-table f-images" aria-label={control.label}>
        <thead>
          <tr>
            <th scope="col">{translate('forms.images.type')}</th>
            {ratios.map((ratio) => (
              <th key={ratio} scope="col">
                {ratio}
              </th>
            ))}
            <th scope="col" data-align="end">
              {translate('forms.images.source')}
            </th>
          </tr>
        </thead>
        <tbody>
          {types.map((type) => {
            const names = ratios.map((ratio) => imageName(type, ratio)).filter((name) => present.includes(name))
            return (
              <tr key={type}>
                <th scope="row" className="f-product">
                  {translate(`forms.images.types.${type.replaceAll(' ', '')}`, { _: type })}
                  <div className="f-note">
                    {translate('forms.images.of', { n: names.length, smart_count: ratios.length })}
                  </div>
                </th>
                {ratios.map((ratio) => (
                  <td key={ratio}>
                    <ImageSlotCell
                      type={type}
                      ratio={ratio}
                      isPresent={present.includes(imageName(type, ratio))}
                      isEditable={!control.readOnly && !control.disabled}
                      images={images}
                      uploads={uploads}
                    />
                  </td>
                ))}
                <td data-align="end" className="f-note">
                  <Source names={names} images={images} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function EditableMatrix({ control, images }: { control: ControlProps; images: ImagesValue }) {
  const translate = useTranslate()
  const { store } = useForm()
  const picker = useRef<HTMLInputElement>(null)
  const uploads = useUploads(images, (ia) => store.adopt(control.pointer, ia))
  const present = asList(control.field.value)
  const missing = images.required.filter((name) => !present.includes(name)).length
  const several = (files: Iterable<File>) => {
    for (const file of files) {
      const slot = slotOfFile(file.name, images)
      if (slot) void uploads.upload(slot, file)
    }
  }
  return (
    <>
      <WidgetHead
        element={control.element}
        label={control.label}
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
                accept="image/jpeg,image/png"
                onChange={({ target }) => {
                  several(target.files ?? [])
                  target.value = ''
                }}
              />
            </>
          )
        }
      />
      <Matrix control={control} images={images} uploads={uploads} />
    </>
  )
}

function ImageMatrixInput(control: ControlProps) {
  const images = useImages()
  return images ? (
    <EditableMatrix control={control} images={images} />
  ) : (
    <>
      <WidgetHead element={control.element} label={control.label} />
      <Matrix control={control} images={undefined} uploads={undefined} />
    </>
  )
}

/** The images of a document by type and ratio. */
export const ImageMatrix = fieldRenderer(ImageMatrixInput, { Read: 'own', group: true, wide: true, headed: true })
