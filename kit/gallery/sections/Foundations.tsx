import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { texts, titles } from '../samples.ts'
import { Specimen } from '../Specimen.tsx'
import { paths } from '#kit/parts/icons/paths.ts'
import type { IconName } from '#kit/parts/icons/paths.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { MarqueeLogo } from '#kit/parts/icons/MarqueeLogo.tsx'

const VARIANTS = [
  'figure',
  'h6',
  'subtitle1',
  'subtitle2',
  'row',
  'bodyStrong',
  'body2',
  'label',
  'meta',
  'caption',
] as const
const SURFACES = [
  'background.default',
  'background.paper',
  'background.raised',
  'surface.well',
  'surface.hover',
  'surface.pressed',
  'surface.selected',
]
const LINES = ['line.hair', 'line.edge', 'line.outline', 'accent.main', 'accent.soft']

/** Type in four scripts, surfaces, lines and every icon. */
export function Foundations() {
  const [first, second] = titles
  return (
    <>
      <Specimen of="Typography">
        {VARIANTS.map((variant) => (
          <Box
            key={variant}
            sx={{
              display: 'grid',
              gridTemplateColumns: '90px repeat(3, minmax(0, 1fr))',
              gap: 3,
              alignItems: 'baseline',
            }}
          >
            <Typography variant="caption" sx={{ color: 'text.tertiary' }}>
              {variant}
            </Typography>
            <Typography component="p" variant={variant} lang="en" noWrap>
              {first?.title}
            </Typography>
            <Typography component="p" variant={variant} lang="zh" noWrap>
              {second?.others[0]?.n}
            </Typography>
            <Typography component="p" variant={variant} lang="ta" noWrap>
              {second?.others[2]?.n}
            </Typography>
          </Box>
        ))}
      </Specimen>
      <Specimen of="LangText">
        {Object.values(texts).map(({ lang, n }) => (
          <Typography key={lang} variant="body2" lang={lang} sx={{ maxWidth: '60ch' }}>
            {n}
          </Typography>
        ))}
      </Specimen>
      <Specimen of="surfaces" row>
        {[...SURFACES, ...LINES].map((surface) => (
          <Box key={surface} sx={{ width: 120 }}>
            <Box sx={{ height: 40, borderRadius: 1, backgroundColor: surface, border: 1, borderColor: 'line.hair' }} />
            <Typography variant="caption" sx={{ color: 'text.tertiary' }}>
              {surface}
            </Typography>
          </Box>
        ))}
      </Specimen>
      <Specimen of="Icon" row>
        <MarqueeLogo />
        {(Object.keys(paths) as IconName[]).map((name) => (
          <Box
            key={name}
            title={name}
            sx={{ display: 'grid', placeItems: 'center', width: 32, height: 32, color: 'text.secondary' }}
          >
            <Icon name={name} size="large" />
          </Box>
        ))}
      </Specimen>
    </>
  )
}
