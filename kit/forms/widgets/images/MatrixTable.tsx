import { imageName, IMAGE_RATIOS, IMAGE_TYPES } from '#contract/values/images.ts'
import type { Language } from '#contract/values/languages.ts'
import { useTranslate } from 'ra-core'
import type { ImagesValue } from '#kit/parts/context/images.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { ControlProps } from '../../hooks/useControl.ts'
import { asList } from '../../parts/asList.ts'
import { ImageSlotCell } from './ImageSlotCell.tsx'
import type { Uploads } from './useUploads.ts'

type MatrixTableProps = {
  control: ControlProps
  images: ImagesValue | undefined
  uploads: Uploads | undefined
  /** The language whose own pictures are shown; without one those that every language has. */
  lang: Language | undefined
}

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
export function MatrixTable({ control, images, uploads, lang }: MatrixTableProps) {
  const translate = useTranslate()
  const types = images?.types ?? IMAGE_TYPES
  const ratios = images?.ratios ?? IMAGE_RATIOS
  const present = asList(control.field.value)
  return (
    <div className="f-tableBox" {...(!images && { role: 'region', tabIndex: 0, 'aria-label': control.label })}>
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
            const names = ratios.map((ratio) => imageName(type, ratio, lang)).filter((name) => present.includes(name))
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
                      lang={lang}
                      present={present}
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
