package io.weir.definition.manifest;

import io.weir.definition.Finding;
import io.weir.shared.Problem.Fault;
import io.weir.shared.Severity;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Reads the manifests of a text. Pure. */
public final class Manifests {

  private static final String UNREADABLE = "unreadable";
  private static final String TWICE = "declared-twice";

  private Manifests() {}

  /**
   * A manifest and where it stands.
   *
   * @param document the number of its document or statement in the text, from 0
   */
  public record Read(Manifest manifest, int document, Places places) {

    /**
     * Puts a finding to the place that it is about.
     *
     * @param within the pointer of that part of the manifest to which the finding's is relative
     */
    public Placed placed(String within, Finding finding) {
      String pointer = finding.pointer() == null ? within : within + finding.pointer();
      Finding inManifest =
          new Finding(
              finding.rule(),
              finding.severity(),
              pointer,
              finding.message(),
              finding.evidence(),
              finding.fix());
      return new Placed(inManifest, document, places.of(pointer));
    }

    private Read in(String file) {
      return new Read(manifest, document, places.in(file));
    }
  }

  /**
   * A finding and where it stands in the text.
   *
   * @param document the number of the document or statement, from 0
   */
  public record Placed(Finding finding, int document, Place place) {

    private Placed in(String file) {
      return new Placed(finding, document, place.in(file));
    }
  }

  /**
   * What was read.
   *
   * @param manifests those without faults
   * @param findings what is wrong with the others
   */
  public record Reading(List<Read> manifests, List<Placed> findings) {

    public Reading {
      manifests = List.copyOf(manifests);
      findings = List.copyOf(findings);
    }

    /** Them, and what is declared twice among the findings. */
    public static Reading of(List<Read> manifests, List<Placed> findings) {
      List<Placed> all = new ArrayList<>(findings);
      refuseTwice(manifests, all);
      return new Reading(manifests, all);
    }

    /** Of several texts that together declare a lake. */
    public static Reading together(List<Reading> readings) {
      return of(
          readings.stream().flatMap(reading -> reading.manifests().stream()).toList(),
          readings.stream().flatMap(reading -> reading.findings().stream()).toList());
    }

    /** The same in a file of that name. */
    public Reading in(String file) {
      return new Reading(
          manifests.stream().map(read -> read.in(file)).toList(),
          findings.stream().map(placed -> placed.in(file)).toList());
    }
  }

  /** Never throws for what a text holds: that is what the findings say. */
  public static Reading read(String text) {
    List<Read> manifests = new ArrayList<>();
    List<Placed> findings = new ArrayList<>();
    try {
      List<YamlDocument> documents = YamlReader.read(text);
      for (int i = 0; i < documents.size(); i++) {
        read(documents.get(i), i, manifests, findings);
      }
    } catch (UnreadableText e) {
      findings.add(new Placed(error(UNREADABLE, "", String.valueOf(e.getMessage())), 0, e.place()));
    }
    return Reading.of(manifests, findings);
  }

  private static void read(
      YamlDocument document, int number, List<Read> manifests, List<Placed> findings) {
    List<Fault> faults = new ArrayList<>();
    new ManifestReader(document, faults)
        .read()
        .ifPresent(manifest -> manifests.add(new Read(manifest, number, document.places())));
    for (Fault fault : faults) {
      findings.add(
          new Placed(
              error("manifest", fault.pointer(), fault.message()),
              number,
              document.places().of(fault.pointer())));
    }
  }

  private static void refuseTwice(List<Read> manifests, List<Placed> findings) {
    Map<String, Read> first = new HashMap<>();
    for (Read read : manifests) {
      String name = read.manifest().getClass().getSimpleName() + " " + read.manifest().target();
      Read earlier = first.putIfAbsent(name, read);
      if (earlier != null) {
        Finding finding =
            error(
                TWICE,
                "/metadata/name",
                read.manifest().target()
                    + " is declared already, as number "
                    + (earlier.document() + 1)
                    + " of "
                    + Objects.requireNonNullElse(earlier.places().of("").file(), "this text")
                    + ". Leave one of them.");
        findings.add(new Placed(finding, read.document(), read.places().of("/metadata/name")));
      }
    }
  }

  private static Finding error(String rule, String pointer, String message) {
    return new Finding(rule, Severity.ERROR, pointer, message, null, null);
  }
}
