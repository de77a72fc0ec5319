import { useLocale, useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { titleOf } from '#contract/schemas/readers.ts'
import { DEFAULT_IMAGE } from '#contract/values/images.ts'
import type { LocalizedText } from '#contract/values/localizedText.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { Artwork } from '#kit/parts/layoutParts/Artwork.tsx'
import { itemPath } from '#kit/parts/routes/paths.ts'
import { PanelEnd, PanelItem, PanelQuiet, PanelTag, PanelWords } from './panelParts.ts'

type TitleLineProps = {
  of: { id: string; cty: string; lon?: LocalizedText[]; ia?: string[]; ut?: string }
  /** The second line; its text stands in the tooltip where it may be cut. */
  note: ReactNode
  noteTitle?: string
  /** A word beside the name, such as the type. */
  tag?: string | undefined
  end?: ReactNode
  /** The end asks for attention. */
  isSoon?: boolean
}

/** A title with its picture, a line about it and a word at the end, linked to its page. */
export function TitleLine({ of, note, noteTitle, tag, end, isSoon = false }: TitleLineProps) {
  const translate = useTranslate()
  const locale = useLocale()
  const { types, product, calls } = useConsole()
  const type = types.find((one) => one.type === of.cty)
  if (!type) return null
  const title = titleOf(of, locale) || translate('list.untitled')
  const src = of.ia?.includes(DEFAULT_IMAGE)
    ? calls.imageUrl({ id: of.id, ratio: '16x9', width: 160, ...(of.ut ? { timestamp: of.ut } : {}) })
    : undefined
  return (
    <PanelItem to={itemPath(product, type, of.id)}>
      <Artwork src={src} title={title} />
      <PanelWords>
        <span title={title}>
          {title}
          {tag && <PanelTag>{tag}</PanelTag>}
        </span>
        <PanelQuiet title={noteTitle}>{note}</PanelQuiet>
      </PanelWords>
      {end && <PanelEnd data-soon={isSoon}>{end}</PanelEnd>}
    </PanelItem>
  )
}
