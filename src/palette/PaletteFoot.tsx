import { useTranslate } from 'ra-core'
import { Keys } from '#kit/parts/commands/Keys.tsx'
import { Foot } from './paletteStyles.ts'

type PaletteFootProps = {
  /** Nothing was looked for yet without one. */
  count: number | undefined
  isSearching: boolean
}

/** The keys of the palette, and how much was found. */
export function PaletteFoot({ count, isSearching }: PaletteFootProps) {
  const translate = useTranslate()
  return (
    <Foot>
      <span>
        <Keys keys="ArrowUp ArrowDown" /> {translate('palette.choose')}
      </span>
      <span>
        <Keys keys="Enter" /> {translate('palette.take')}
      </span>
      <span>
        <Keys keys="Escape" /> {translate('palette.close')}
      </span>
      <span role="status">
        {isSearching
          ? translate('palette.searching')
          : count !== undefined && translate('palette.found', { smart_count: count })}
      </span>
    </Foot>
  )
}
