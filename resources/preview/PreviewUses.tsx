import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import { useCountWords } from '#kit/parts/format/useCountWords.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { UseLine } from '#kit/record/uses/UseLine.tsx'
import { useUses } from '#kit/record/uses/useUses.ts'
import { PreviewSection } from './PreviewSection.tsx'

/** The first titles that name the one that is looked at. */
const SHOWN = 5

/** Where the title is used; nothing where no other names it. */
export function PreviewUses({ id }: { id: string }) {
  const translate = useTranslate()
  const format = useFormat()
  const { counted } = useCountWords()
  const { data } = useUses({ chosen: { keys: [id] }, pageSize: SHOWN })
  if (!data || data.count === 0) return null
  return (
    <PreviewSection title={translate('uses.usedIn')} note={format.number(data.count)}>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {data.users.map((use) => (
          <UseLine key={use.id} use={use} inTab />
        ))}
      </Box>
      {data.count > data.users.length && (
        <Box sx={{ typography: 'meta', color: 'text.tertiary' }}>
          {counted('uses.more', data.count - data.users.length)}
        </Box>
      )}
    </PreviewSection>
  )
}
