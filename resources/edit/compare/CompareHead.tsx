import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { Versions } from '#kit/record/versions/useVersions.ts'
import { useContentEditor } from '../useContentEditor.ts'
import type { Compared } from './comparedSides.ts'
import { SidePicker } from './SidePicker.tsx'

const Head = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(110px,160px) minmax(0,1fr) minmax(0,1fr)',
  gap: 16,
  alignItems: 'center',
  padding: '12px 24px',
  borderBlockEnd: '1px solid var(--mui-palette-line-hair)',
})

type CompareHeadProps = {
  versions: Versions
  compared: Compared
  onCompare: (compared: Compared) => void
  onBack: () => void
}

/** Which two are compared, each to be chosen; the way back to the form. */
export function CompareHead({ versions, compared, onCompare, onBack }: CompareHeadProps) {
  const { form } = useContentEditor()
  const translate = useTranslate()
  const { left, right } = compared
  return (
    <Head>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Button size="small" onClick={onBack} startIcon={<Icon name="chevronLeft" size="small" />}>
          {translate('history.back')}
        </Button>
        <IconButton
          size="small"
          aria-label={translate('history.swap')}
          title={translate('history.swap')}
          onClick={() => onCompare({ left: right, right: left })}
        >
          <Icon name="refresh" size="small" />
        </IconButton>
      </Box>
      <SidePicker
        label={translate('history.left')}
        value={left}
        versions={versions.versions}
        isDirty={form.dirty}
        onChoose={(key) => onCompare({ left: key, right })}
      />
      <SidePicker
        label={translate('history.right')}
        value={right}
        versions={versions.versions}
        isDirty={form.dirty}
        onChoose={(key) => onCompare({ left, right: key })}
      />
    </Head>
  )
}
