import { styled } from '@mui/material/styles'
import { useLocale, useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { missingLanguages, titleOf } from '#contract/schemas/readers.ts'
import { useConsole } from '#kit/context/ConsoleContext.ts'
import { LangText } from '#kit/i18n/LangText.tsx'
import { Artwork } from '#kit/layoutParts/Artwork.tsx'
import { itemPath } from '#kit/routes/paths.ts'
import type { CellProps } from './cellProps.ts'

const Box = styled('div')({ display: 'flex', alignItems: 'center', gap: 16, minInlineSize: 0 })
const Words = styled('div')({ minInlineSize: 0, flex: 1 })
const Name = styled(Link)({
  display: 'block',
  fontWeight: 600,
  lineHeight: '20px',
  color: 'var(--mui-palette-text-primary)',
  textDecoration: 'none',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '&:focus-visible': { outline: '2px solid var(--mui-palette-accent-main)', outlineOffset: -2 },
})
const Others = styled('div')({
  display: 'flex',
  gap: 8,
  fontSize: 11,
  lineHeight: '16px',
  color: 'var(--mui-palette-text-tertiary)',
})
const Rest = styled('span')({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
const Missing = styled('span')({ color: 'var(--mui-palette-status-warning-on)', flex: 'none' })

/** Artwork, the name in the interface's language, the other languages below, and which of them are missing. */
export function TitleCell({ row, type, first }: CellProps) {
  const translate = useTranslate()
  const locale = useLocale()
  const { calls, product } = useConsole()
  const name = titleOf(row, locale) || translate('list.untitled')
  const others = (row.lon ?? []).filter((one) => one.n && one.n !== name)
  const missing = missingLanguages(row, type.languages)
  const hasImage = row.ia?.includes('0-16x9') ?? false
  return (
    <Box>
      <Artwork
        src={hasImage ? calls.imageUrl({ id: row.id, ratio: '16x9', width: 160, timestamp: row.ut }) : undefined}
        title={name}
      />
      <Words>
        <Name to={itemPath(product, type, row.id)} tabIndex={first ? 0 : -1} title={name}>
          {name}
        </Name>
        <Others>
          <Rest title={others.map((one) => one.n).join(' · ')}>
            {others.map((one, at) => (
              <span key={one.lang}>
                {at > 0 && ' · '}
                <LangText lang={one.lang}>{one.n}</LangText>
              </span>
            ))}
          </Rest>
          {missing.length > 0 && (
            <Missing>{translate('list.missingLanguages', { languages: missing.join(', ') })}</Missing>
          )}
        </Others>
      </Words>
    </Box>
  )
}
