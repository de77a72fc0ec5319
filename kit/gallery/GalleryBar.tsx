import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useColorScheme } from '@mui/material/styles'
import { useLocaleState, useTranslate } from 'ra-core'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { MarqueeLogo } from '#kit/parts/icons/MarqueeLogo.tsx'
import { languages } from '#kit/parts/i18n/languages.ts'
import { useLookSettings } from '#kit/parts/theme/LookContext.ts'
import { isThemeName, size, THEME_NAMES } from '#kit/parts/theme/tokens.ts'

/** Theme, scheme and language of everything shown. */
export function GalleryBar() {
  const translate = useTranslate()
  const [locale, setLocale] = useLocaleState()
  const { mode, setMode } = useColorScheme()
  const other = mode === 'dark' ? 'light' : 'dark'
  const { worn, wear } = useLookSettings()
  return (
    <Box
      component="header"
      sx={{ display: 'flex', alignItems: 'center', gap: 2, height: size.toolbar, paddingInline: 5 }}
    >
      <MarqueeLogo />
      <Typography variant="subtitle1" component="h1">
        {translate('shell.product')}
      </Typography>
      <Box sx={{ flex: 1 }} />
      <TextField
        select
        size="small"
        value={worn}
        onChange={({ target }) => isThemeName(target.value) && wear(target.value)}
        slotProps={{ htmlInput: { 'aria-label': translate('settings.theme') } }}
      >
        {THEME_NAMES.map((name) => (
          <MenuItem key={name} value={name}>
            {translate(`settings.themes.${name}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        value={locale}
        onChange={({ target }) => void setLocale(target.value)}
        slotProps={{ htmlInput: { 'aria-label': translate('settings.language') } }}
      >
        {languages.map(({ locale: tag, name }) => (
          <MenuItem key={tag} value={tag} lang={tag}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Button
        size="small"
        startIcon={<Icon name={other === 'dark' ? 'moon' : 'sun'} size="small" />}
        onClick={() => setMode(other)}
      >
        {translate(`settings.scheme.${other}`)}
      </Button>
    </Box>
  )
}
