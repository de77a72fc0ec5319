import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import { useTranslate } from 'ra-core'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { Waiting } from '#kit/parts/layoutParts/Waiting.tsx'
import { focusRing } from '#kit/parts/theme/focusRing.ts'
import { radius } from '#kit/parts/theme/tokens.ts'
import type { Versions } from './useVersions.ts'
import { useVersionName } from './useVersionName.ts'
import { VersionLine } from './VersionLine.tsx'

type VersionPanelProps = {
  record: ContentRecord
  list: Versions
  /** Key of the version on screen. */
  shown: string
  /** Only those who may edit are told what saving does. */
  mayUpdate: boolean
  onChoose: (key: string | undefined) => void
  /** Opens the comparison of a version with the form. */
  onCompare: (key: string) => void
}

/** What viewers see and what is being worked on, in words; below it every version, each one click away. */
export function VersionPanel({ record, list, shown, mayUpdate, onChoose, onCompare }: VersionPanelProps) {
  const { versions, error, isPending, retry, isCut } = list
  const translate = useTranslate()
  const nameOf = useVersionName()
  if (error && versions.length === 0) return <CallError error={error} onRetry={retry} />
  if (isPending) return <Bones />
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <LiveWords record={record} mayUpdate={mayUpdate} />
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: '2px' }}>
        {versions.map((version) => (
          <Box component="li" key={version.key} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <ButtonBase
              onClick={() => onChoose(version.key === record.key ? undefined : version.key)}
              aria-current={version.key === shown ? 'true' : undefined}
              sx={{
                flex: 1,
                minWidth: 0,
                padding: '6px 8px',
                marginInlineStart: '-8px',
                borderRadius: `${radius.control}px`,
                '&:hover': { backgroundColor: 'surface.hover' },
                '&[aria-current]': { backgroundColor: 'surface.selected' },
                '&:focus-visible': focusRing('inside'),
              }}
            >
              <VersionLine version={version} current={version.key === record.key} />
            </ButtonBase>
            <IconButton
              size="small"
              aria-label={translate('history.compareWithForm', { version: nameOf(version) })}
              title={translate('history.compareWithForm', { version: nameOf(version) })}
              onClick={() => onCompare(version.key)}
            >
              <Icon name="columns" size="small" />
            </IconButton>
          </Box>
        ))}
      </Box>
      {isCut && (
        <Box sx={{ typography: 'meta', color: 'text.tertiary' }}>
          {translate('editor.versions.cut', { count: versions.length })}
        </Box>
      )}
    </Box>
  )
}

/** Saving never touches what viewers see: that is said before anyone wonders. */
function LiveWords({ record, mayUpdate }: Pick<VersionPanelProps, 'record' | 'mayUpdate'>) {
  const translate = useTranslate()
  const live = record.sides.find(({ st }) => st === 'published')
  const draft = record.sides.find(({ st }) => st !== 'published')
  const [title, text] =
    live && draft
      ? ['bothTitle', 'bothText']
      : live
        ? ['liveTitle', mayUpdate ? 'liveText' : 'liveRead']
        : draft
          ? ['draftTitle', 'draftText']
          : ['offTitle', 'offText']
  const values = { live: live?.n, draft: draft?.n }
  return (
    <div>
      <Box sx={{ typography: 'bodyStrong' }}>{translate(`editor.versions.${title}`, values)}</Box>
      <Box sx={{ typography: 'meta', color: 'text.secondary' }}>{translate(`editor.versions.${text}`, values)}</Box>
    </div>
  )
}

function Bones() {
  return (
    <Waiting>
      <Box sx={{ display: 'grid', gap: 4, paddingBlockStart: 2 }}>
        {[0, 1, 2].map((row) => (
          <Box key={row} sx={{ display: 'grid', gap: 2 }}>
            <Skeleton width={120} height={13} />
            <Skeleton width={180} height={11} />
          </Box>
        ))}
      </Box>
    </Waiting>
  )
}
