import { useTranslate } from 'ra-core'
import { Keys } from '#kit/parts/commands/Keys.tsx'
import { Foot } from './paletteStyles.ts'

/** The keys of the palette, and how much was found. */
export function PaletteFoot({ count, isSearching }: { count: number; isSearching: boolean }) {
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
        {isSearching ? translate('palette.searching') : translate('palette.found', { smart_count: count })}
      </span>
    </Foot>
  )
}
