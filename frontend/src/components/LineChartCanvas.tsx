import { LineChart } from 'echarts/charts';
import { GridComponent, MarkAreaComponent, TooltipComponent } from 'echarts/components';
import { init, use, type EChartsCoreOption, type EChartsType } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { useEffect, useRef } from 'react';

import { formatBytes, formatCount, formatInstant } from '../lib/format';
import { gapsOf } from '../lib/gaps';
import { useDark } from '../lib/profile';
import type { LineChartData } from './lineChartData';

use([LineChart, GridComponent, MarkAreaComponent, TooltipComponent, CanvasRenderer]);

const twoDays = 48 * 3_600_000;

interface Props {
  title: string;
  data: LineChartData;
  zone: string;
  gapLabel: string;
}

function hatch(colour: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = 8;
  canvas.height = 8;
  const pen = canvas.getContext('2d');
  if (pen !== null) {
    pen.strokeStyle = colour;
    pen.lineWidth = 1;
    pen.beginPath();
    pen.moveTo(0, 8);
    pen.lineTo(8, 0);
    pen.stroke();
  }
  return canvas;
}

/** A step of 1, 2 or 5 times a power of the base, so that at most five ticks are drawn. */
function tickStep(highest: number, bytes: boolean): number {
  const base = bytes ? 1024 ** Math.floor(Math.log(highest) / Math.log(1024)) : 1;
  const rough = Math.max(highest / base / 4, bytes && base > 1 ? 0.01 : 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((each) => rough / power <= each) ?? 10;
  return factor * power * base;
}

function optionsFor({ title, data, zone, gapLabel }: Props, element: HTMLElement): EChartsCoreOption {
  const style = getComputedStyle(element);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  const format = data.unit === 'bytes' ? formatBytes : formatCount;
  // an axis of nothing but zeros still has a scale
  const highest = Math.max(data.unit === 'bytes' ? 1024 : 1, ...data.values.filter((value) => value !== null));
  const interval = tickStep(highest, data.unit === 'bytes');
  const first = Date.parse(data.times[0] ?? '');
  const last = Date.parse(data.times.at(-1) ?? '');
  // beyond two days the day says more than the hour
  const [from, to] = last - first > twoDays ? [5, 10] : [11, 16];
  const points = data.times.map((time, index) => [Date.parse(time), data.values[index] ?? null]);
  const label = { color: colour('--text-second'), fontSize: 12 };
  return {
    animation: false,
    grid: { left: 8, right: 16, top: 12, bottom: 4, containLabel: true },
    tooltip: {
      trigger: 'axis',
      backgroundColor: colour('--raised'),
      borderColor: colour('--line'),
      textStyle: { color: colour('--text'), fontSize: 12 },
      formatter: (shown: { value: [number, number | null] }[]) => {
        const [at, value] = shown[0]?.value ?? [0, null];
        return `${formatInstant(at, zone)}<br/>${title} <b>${value === null ? gapLabel : format(value)}</b>`;
      },
    },
    xAxis: {
      type: 'time',
      splitNumber: 4,
      axisLabel: {
        ...label,
        hideOverlap: true,
        formatter: (at: number) => formatInstant(at, zone).slice(from, to),
      },
      axisLine: { lineStyle: { color: colour('--control-border') } },
      axisTick: { show: false },
    },
    yAxis: {
      type: 'value',
      min: 0,
      max: Math.ceil(highest / interval) * interval,
      interval,
      axisLabel: { ...label, formatter: (value: number) => format(value) },
      splitLine: { lineStyle: { color: colour('--line') } },
    },
    series: [
      {
        type: 'line',
        data: points,
        showSymbol: data.values.filter((value) => value !== null).length < 12,
        connectNulls: false,
        lineStyle: { width: 2, color: colour('--layer-ods') },
        itemStyle: { color: colour('--layer-ods') },
        markArea: {
          silent: true,
          data: gapsOf(data.times, data.values).map((gap) => [{ xAxis: gap.from }, { xAxis: gap.to }]),
          itemStyle: { color: { image: hatch(colour('--control-border')), repeat: 'repeat' } },
          label: { ...label, show: true, formatter: gapLabel, position: 'insideTop' },
        },
      },
    ],
  };
}

export default function LineChartCanvas(props: Props) {
  const holder = useRef<HTMLDivElement>(null);
  const chart = useRef<EChartsType | null>(null);
  const dark = useDark();
  useEffect(() => {
    if (holder.current === null) {
      return undefined;
    }
    const made = init(holder.current);
    chart.current = made;
    const observer = new ResizeObserver(() => made.resize());
    observer.observe(holder.current);
    return () => {
      observer.disconnect();
      made.dispose();
    };
  }, []);
  useEffect(() => {
    // after the theme's attribute is on the page, so that the colours read are the new ones
    const frame = requestAnimationFrame(() => {
      if (holder.current !== null) {
        chart.current?.setOption(optionsFor(props, holder.current), { notMerge: true });
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [props, dark]);
  return <div ref={holder} className="chart-fill" />;
}
