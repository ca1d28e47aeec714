import { theme as antd, type ThemeConfig } from 'antd';

type MappingAlgorithm = Extract<NonNullable<ThemeConfig['algorithm']>, (...args: never[]) => unknown>;

interface Palette {
  canvas: string;
  surface: string;
  raised: string;
  text: string;
  secondText: string;
  placeholder: string;
  controlBorder: string;
  line: string;
  accent: string;
  accentHover: string;
  accentTint: string;
  good: string;
  care: string;
  bad: string;
  badHover: string;
  onFill: string;
}

const light: Palette = {
  canvas: '#F5F6F8',
  surface: '#FFFFFF',
  raised: '#FFFFFF',
  text: '#1B1F24',
  secondText: '#57606A',
  placeholder: '#646C76',
  controlBorder: '#868E98',
  line: '#DDE1E6',
  accent: '#0B63CE',
  accentHover: '#0A56B3',
  accentTint: '#E7F0FA',
  good: '#1A7440',
  care: '#8A5A00',
  bad: '#C02B2B',
  badHover: '#A32424',
  onFill: '#FFFFFF',
};

const dark: Palette = {
  canvas: '#0F1216',
  surface: '#171B21',
  raised: '#20252D',
  text: '#E6EAF0',
  secondText: '#9DA7B3',
  placeholder: '#8A94A1',
  controlBorder: '#6B7684',
  line: '#2B323C',
  accent: '#5CA8FF',
  accentHover: '#7DBAFF',
  accentTint: '#1B2E45',
  good: '#4CC38A',
  care: '#E5B04A',
  bad: '#FF7B72',
  badHover: '#FF9890',
  onFill: '#0F1216',
};

const fontFamily = 'system-ui, -apple-system, "Segoe UI", Roboto, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif';
const monoFamily = 'ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", "Liberation Mono", "Noto Sans Mono CJK SC", monospace';

/** Puts the palette after antd's own algorithm, which would dim the colours. */
function painted(palette: Palette): MappingAlgorithm {
  return (seed, map) => ({
    ...(map ?? antd.defaultAlgorithm(seed)),
    colorPrimary: palette.accent,
    colorPrimaryHover: palette.accentHover,
    colorPrimaryActive: palette.accentHover,
    colorPrimaryBorder: palette.accent,
    colorPrimaryBg: palette.accentTint,
    colorPrimaryBgHover: palette.accentTint,
    colorPrimaryText: palette.accent,
    colorPrimaryTextHover: palette.accentHover,
    colorSuccess: palette.good,
    colorWarning: palette.care,
    colorError: palette.bad,
    colorErrorHover: palette.badHover,
    colorErrorActive: palette.badHover,
    colorErrorText: palette.bad,
    colorInfo: palette.accent,
    colorLink: palette.accent,
    colorLinkHover: palette.accentHover,
    colorLinkActive: palette.accentHover,
    colorText: palette.text,
    colorTextSecondary: palette.secondText,
    colorTextTertiary: palette.secondText,
    colorTextQuaternary: palette.placeholder,
    colorBgLayout: palette.canvas,
    colorBgContainer: palette.surface,
    colorBgElevated: palette.raised,
    colorBorder: palette.controlBorder,
    colorBorderSecondary: palette.line,
  });
}

export function themeFor(isDark: boolean, comfortable: boolean): ThemeConfig {
  const palette = isDark ? dark : light;
  return {
    algorithm: [isDark ? antd.darkAlgorithm : antd.defaultAlgorithm, painted(palette)],
    token: {
      fontFamily,
      fontFamilyCode: monoFamily,
      fontSize: 14,
      borderRadius: 6,
      controlHeight: 32,
      colorTextPlaceholder: palette.placeholder,
      colorTextDescription: palette.secondText,
      colorTextDisabled: palette.placeholder,
      colorIcon: palette.secondText,
      motionDurationMid: '0.12s',
      motionDurationSlow: '0.16s',
      boxShadow: '0 6px 24px rgb(0 0 0 / 0.16)',
    },
    components: {
      Button: {
        primaryColor: palette.onFill,
        dangerColor: palette.onFill,
        primaryShadow: 'none',
        dangerShadow: 'none',
        defaultShadow: 'none',
      },
      Table: {
        cellPaddingBlock: comfortable ? 11 : 7,
        cellPaddingInline: 12,
        cellFontSize: 14,
        headerBg: palette.surface,
        headerColor: palette.secondText,
        headerSplitColor: 'transparent',
        rowHoverBg: isDark ? '#1D222A' : '#F5F8FC',
        borderColor: palette.line,
      },
      Tooltip: { colorBgSpotlight: isDark ? '#2B323C' : '#1B1F24' },
      Form: { itemMarginBottom: 16, labelColor: palette.text },
      Select: { optionSelectedBg: palette.accentTint },
      Checkbox: { colorWhite: palette.onFill },
      Steps: { colorTextLightSolid: palette.onFill },
    },
  };
}
