import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { CountdownWidget } from '#kit/parts/layoutParts/CountdownWidget.tsx'
import { LayoutPicture } from '#kit/parts/themePanel/LayoutPicture.tsx'
import { ThemePanel } from '#kit/parts/themePanel/ThemePanel.tsx'
import { PageSwatch, PartSwatch } from '#kit/parts/themePanel/ThemeSwatch.tsx'
import { useLookSettings } from '#kit/parts/theme/LookContext.ts'
import { LAYOUT_STYLES, PART_VARIANTS } from '#kit/parts/theme/lookSettings.ts'
import { THEME_NAMES } from '#kit/parts/theme/tokens.ts'
import { Specimen } from '../Specimen.tsx'

const tiles = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 96px)', gap: 2 } as const

/** The Theme Settings and what they show in miniature; the countdown. */
export function Looks() {
  const translate = useTranslate()
  const { worn, isPanelOpen, setPanelOpen } = useLookSettings()
  return (
    <>
      <Specimen of="ThemePanel">
        <Button onClick={() => setPanelOpen(!isPanelOpen)} aria-expanded={isPanelOpen}>
          {translate('looks.title')}
        </Button>
        {isPanelOpen && (
          <Box sx={{ blockSize: 720 }}>
            <ThemePanel />
          </Box>
        )}
      </Specimen>
      <Specimen of="LayoutPicture, PageSwatch, PartSwatch">
        <Box sx={tiles}>
          {LAYOUT_STYLES.map((style) => (
            <LayoutPicture key={style} of={style} />
          ))}
          {THEME_NAMES.map((theme) => (
            <PageSwatch key={theme} theme={theme} />
          ))}
          {PART_VARIANTS.map((part) => (
            <PartSwatch key={part} part={part} worn={worn} />
          ))}
        </Box>
      </Specimen>
      <Specimen of="CountdownWidget">
        <CountdownWidget />
      </Specimen>
    </>
  )
}
