import { defineSlotRecipe } from '@chakra-ui/react'

export const tabsRecipe = defineSlotRecipe({
  slots: ['root', 'trigger', 'list', 'content', 'contentGroup', 'indicator'],
  className: 'tabs',
  base: {
    list: { display: 'flex', flexWrap: 'wrap', borderBottom: '2px solid {colors.ink}' },
    trigger: {
      minHeight: '52px',
      paddingInline: { base: '3', md: '6' },
      border: '0',
      borderRadius: '0',
      background: 'none',
      fontWeight: '650',
      cursor: 'pointer',
      _hover: { background: 'eucalypt.tint' },
      _selected: {
        background: 'ink',
        color: 'paper',
        _highContrast: { forcedColorAdjust: 'none', background: 'SelectedItem', color: 'SelectedItemText' },
      },
      _focusVisible: { outline: '3px solid {colors.wattle}', outlineOffset: '-3px', boxShadow: 'none' },
    },
    content: {
      paddingTop: '8',
      _focusVisible: { outline: '3px solid {colors.ink}', outlineOffset: '6px', boxShadow: 'none' },
    },
  },
})
