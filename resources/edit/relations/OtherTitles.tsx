import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { ReferenceLine, useRowTitle } from '#kit/forms/references/ReferenceLine.tsx'
import { itemPath } from '#kit/parts/routes/paths.ts'
import { PanelPart } from './PanelPart.tsx'

type OtherTitlesProps = { title: string; rows: readonly ContentRow[]; none: string }

/** Titles that stand in relation to the record without being in its tree. */
export function OtherTitles({ title, rows, none }: OtherTitlesProps) {
  return (
    <PanelPart title={title} count={rows.length}>
      {rows.length === 0 ? (
        <Box sx={{ typography: 'meta', color: 'text.tertiary' }}>{none}</Box>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2 }}>
          {rows.map((row) => (
            <Box component="li" key={row.id} sx={{ display: 'flex', typography: 'body2' }}>
              <ReferenceLine row={row} title={<TitleLink row={row} />} />
            </Box>
          ))}
        </Box>
      )}
    </PanelPart>
  )
}

function TitleLink({ row }: { row: ContentRow }) {
  const { types, product } = useConsole()
  const name = useRowTitle(row)
  const type = types.find((one) => one.type === row.cty)
  if (!type) return <>{name}</>
  return (
    <Link component={RouterLink} to={itemPath(product, type, row.id)}>
      {name}
    </Link>
  )
}
