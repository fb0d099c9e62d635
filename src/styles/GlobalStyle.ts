import { createGlobalStyle, css } from 'styled-components'

const light = css`
  --page: #e9edf3;
  --page-glow: #f7f9fc;
  --surface: #ffffff;
  --surface-sunken: #f4f6f9;
  --text: #16202e;
  --text-muted: #55637a;
  --border: #d5dce6;
  --border-strong: #7c899c;
  --accent: #1d4f91;
  --accent-hover: #163f75;
  --on-accent: #ffffff;
  --link: #1d4f91;
  --focus: #1d4f91;
  --danger: #b3261e;
  --danger-surface: #fdf0ef;
  --success: #1b6e41;
  --success-surface: #edf7f1;
  --notice: #23456e;
  --notice-surface: #eef4fb;
  --shadow: 0 1px 2px rgb(16 28 46 / 6%), 0 12px 40px rgb(16 28 46 / 12%);
`

const dark = css`
  --page: #0e131b;
  --page-glow: #172131;
  --surface: #18202c;
  --surface-sunken: #111822;
  --text: #eef2f7;
  --text-muted: #a9b6c8;
  --border: #2f3b4c;
  --border-strong: #7a8aa0;
  --accent: #8db8f2;
  --accent-hover: #a9caf7;
  --on-accent: #0d1b2d;
  --link: #9cc2f5;
  --focus: #b5d2fa;
  --danger: #ffb4ab;
  --danger-surface: #37201f;
  --success: #8fd6ae;
  --success-surface: #16301f;
  --notice: #bcd6f7;
  --notice-surface: #1b2a3e;
  --shadow: 0 1px 2px rgb(0 0 0 / 40%), 0 12px 40px rgb(0 0 0 / 45%);
`

export const GlobalStyle = createGlobalStyle`
  :root {
    ${light}
    color-scheme: light dark;
    @media (prefers-color-scheme: dark) {
      ${dark}
    }
  }
  *, *::before, *::after { box-sizing: border-box; }
  html { font-size: 100%; text-size-adjust: 100%; }
  body {
    margin: 0;
    min-height: 100dvh;
    background: var(--page);
    color: var(--text);
    font: 400 1rem / 1.5 ${({ theme }) => theme.font.family};
    overflow-wrap: break-word;
  }
  h1, h2, h3, p, ul, ol, figure { margin: 0; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
  ${({ theme }) => theme.media.reducedMotion} {
    *, *::before, *::after {
      animation-duration: 0s !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0s !important;
      scroll-behavior: auto !important;
    }
  }
`
