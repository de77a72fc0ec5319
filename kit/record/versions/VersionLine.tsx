import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import { statusName } from '#contract/rules/labels/statusName.ts'
import type { VersionEntry } from '#contract/schemas/contentRecord.ts'
import { Time } from '#kit/parts/format/Time.tsx'
import { StatusGlyph } from '#kit/parts/status/StatusGlyph.tsx'
import { useVersionName } from './useVersionName.ts'

type VersionLineProps = { version: VersionEntry; current: boolean }

/** One version in a list: status and name, whether viewers see it or it is being edited, when and by whom. */
export function VersionLine({ version, current }: VersionLineProps) {
  const translate = useTranslate()
  const nameOf = useVersionName()
  const note = version.st === 'published' ? 'editor.versions.live' : current ? 'editor.versions.edited' : undefined
  return (
    <Box component="span" sx={{ display: 'flex', gap: 2, minWidth: 0, flex: 1, textAlign: 'start' }}>
      <Box component="span" sx={{ paddingBlockStart: '3px' }}>
        <StatusGlyph state={statusName(version.st)} worded />
      </Box>
      <Box component="span" sx={{ minWidth: 0, flex: 1 }}>
        <Box component="span" sx={{ display: 'flex', gap: 2, alignItems: 'baseline' }}>
          <Box component="span" sx={{ typography: 'bodyStrong', flex: 1, color: 'text.primary' }}>
            {nameOf(version)}
          </Box>
          {note && (
            <Box
              component="span"
              sx={{ typography: 'label', color: version.st === 'published' ? 'status.published.on' : 'text.secondary' }}
            >
              {translate(note)}
            </Box>
          )}
        </Box>
        <Box component="span" sx={{ typography: 'meta', display: 'block', color: 'text.tertiary' }}>
          <Time value={version.ut} />
          {` · ${version.uun ?? version.uu}`}
        </Box>
      </Box>
    </Box>
  )
}
