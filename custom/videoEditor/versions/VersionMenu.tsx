import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useVideo } from '../VideoContext.ts'
import { RestoreDialog } from './RestoreDialog.tsx'

/** Which version is worked on, and the way to save it under a name, or to all of them. */
export function VersionMenu() {
  const translate = useTranslate()
  const { versions, history, view } = useVideo()
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isRestoring, setRestoring] = useState(false)
  const close = () => setAnchor(null)
  const name = versions.base?.name ?? translate('video.versions.unnamed')
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        startIcon={<Icon name={history.isSaved ? 'dot' : 'halfDot'} size="small" />}
        endIcon={<Icon name="chevronDown" size="small" />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ maxInlineSize: 240, overflow: 'hidden', whiteSpace: 'nowrap' }}
      >
        {name}
      </Button>
      <Menu id={id} open={anchor !== null} anchorEl={anchor} onClose={close}>
        <MenuItem
          onClick={() => {
            close()
            versions.setNaming(true)
          }}
        >
          {translate('video.versions.saveAs')}
        </MenuItem>
        <MenuItem
          onClick={() => {
            close()
            setRestoring(true)
          }}
        >
          {translate('video.restore.open')}
        </MenuItem>
        <Divider component="li" />
        {versions.rows.length === 0 && <MenuItem disabled>{translate('video.versions.none')}</MenuItem>}
        {versions.rows.map((row) => (
          <MenuItem
            key={row.id}
            selected={row.id === versions.base?.id}
            onClick={() => {
              close()
              view.setLooked(row.id)
            }}
          >
            {row.name}
          </MenuItem>
        ))}
      </Menu>
      {isRestoring && <RestoreDialog onClose={() => setRestoring(false)} />}
    </>
  )
}
